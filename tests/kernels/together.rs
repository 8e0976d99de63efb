// Builtins that all lanes must reach together, after returns that all lanes take, or some.

#[t0::kernel(block = 64)]
pub fn leaves_early_and_late(n: u32, x: In<u32>, mut out: Out<u32>) {
    let mut tile = Lds::<u32, 64>::new();
    let i = global_id();
    if n == 0 {
        return;
    }
    tile[thread_id()] = x[i] / 3;
    barrier();
    let sum = wave::sum(x[i]);
    if x[i] % 2 == 1 {
        out[i] = sum;
        return;
    }
    out[i] = sum ^ tile[thread_id()];
}

#[t0::kernel(block = 96)]
pub fn waves_leave_early(n: u32, x: In<u32>, mut out: Out<u32>) {
    let i = global_id();
    if wave_id() == n {
        out[i] = 7;
        return;
    }
    let most = wave::max(x[i]);
    if x[i] == most {
        return;
    }
    if n == 3 {
        return;
    }
    out[i] = most;
}

#[t0::kernel(block = 64)]
pub fn leaves_a_loop_together(n: u32, x: In<u32>, mut out: Out<u32>) {
    let i = global_id();
    let mut total = 0;
    'turns: for turn in 0..10 {
        if turn == n {
            if n == 4 {
                return;
            }
            break 'turns;
        }
        total ^= wave::sum(x[i] ^ turn);
    }
    if x[i] & 2 == 0 {
        return;
    }
    out[i] = total;
}
