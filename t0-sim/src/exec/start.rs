//! The state in which the waves of a dispatch start.
//!
//! Most of it is equal for all waves, so a worker computes it once ([`Start::of`]). Each wave then gets a copy of the
//! scalar registers, with its workgroup's coordinates and its lanes filled in.
use super::dispatch::Dispatch;
use super::layout::{EXEC, Row};
use super::wave::{ScratchLine, Wave};

/// The number of scalar registers by source code: SGPRs, VCC, TTMP registers, null, M0 and EXEC.
pub(super) const REGISTERS: usize = 128;

/// The state in which the waves of one dispatch start.
pub(super) struct Start {
    /// The scalar registers that are equal for all waves; the others are zero.
    scalars: [u32; REGISTERS],
    /// The SGPR of each of the workgroup's coordinates that the kernel requests.
    coordinates: [Option<u8>; 3],
    /// The SGPRs that have a defined value, for strict mode.
    defined: u128,
    mode: u32,
    /// Whether the kernel is privileged: PRIV of COMPUTE_PGM_RSRC1.
    privileged: bool,
    /// Size of the scratch of all lanes in lines.
    private: usize,
    /// The waves of a whole workgroup.
    waves: Vec<Items>,
}

/// The work-items of one wave of a whole workgroup.
struct Items {
    /// Packed ids: x in bits 0..10, y in 10..20, z in 20..30.
    ids: [Row; 2],
    /// The part of the ids that the kernel requests: the initial contents of v0.
    requested: [Row; 2],
    exec: u64,
}

/// One wave of a workgroup: its number among the waves of a whole workgroup, and its lanes.
#[derive(Clone, Copy)]
pub(super) struct Member {
    number: u32,
    exec: u64,
}

impl Start {
    pub(super) fn of(dispatch: &Dispatch, private_bytes: u32, wave64: bool) -> Start {
        let (rsrc1, rsrc2) = (dispatch.descriptor.rsrc1, dispatch.descriptor.rsrc2);
        let properties = dispatch.descriptor.properties;
        let lanes = if wave64 { 64 } else { 32 };
        let pair = |address: u64| [address as u32, (address >> 32) as u32];
        let [dispatch_ptr, queue_ptr, kernarg, id] =
            [dispatch.dispatch_ptr, dispatch.queue_ptr, dispatch.kernarg, dispatch.dispatch_id].map(pair);
        // User SGPRs in the order of the properties' bits, from the private segment buffer to the size of scratch.
        let user: [&[u32]; 7] = [&[0; 4], &dispatch_ptr, &queue_ptr, &kernarg, &id, &[0; 2], &[dispatch.private_bytes]];
        let (mut scalars, mut next, mut defined) = ([0; REGISTERS], 0, 0u128);
        let count = (rsrc2 >> 1 & 31) as usize;
        for &value in dispatch.user.iter().flatten().take(count) {
            scalars[next] = value;
            defined |= 1 << next;
            next += 1;
        }
        let properties = if dispatch.user.is_some() { 0 } else { properties };
        for (_, values) in user.into_iter().enumerate().filter(|(bit, _)| properties >> bit & 1 != 0) {
            for &value in values {
                scalars[next] = value;
                defined |= 1 << next;
                next += 1;
            }
        }
        // System SGPRs follow at the number of user SGPRs that the descriptor states.
        let mut system = (rsrc2 >> 1 & 31) as u8;
        let coordinates = std::array::from_fn(|i| {
            let requested = rsrc2 >> (7 + i) & 1 != 0;
            let at = system;
            system += u8::from(requested);
            requested.then_some(at)
        });
        // The word with information on the workgroup follows the coordinates. It is 0.
        if rsrc2 >> 10 & 1 != 0 {
            scalars[system as usize] = 0;
            defined |= 1 << system;
        }
        for &at in coordinates.iter().flatten() {
            defined |= 1 << at;
        }
        Start {
            scalars,
            coordinates,
            defined,
            // MODE: FLOAT_MODE, then DX10_CLAMP and IEEE.
            mode: rsrc1 >> 12 & 0xff | (rsrc1 >> 21 & 1) << 8 | (rsrc1 >> 23 & 1) << 9,
            privileged: rsrc1 >> 20 & 1 != 0,
            private: (8 * (private_bytes as usize).div_ceil(8) * lanes as usize).div_ceil(size_of::<ScratchLine>()),
            waves: items(dispatch.workgroup.map(u32::from), lanes, rsrc2 >> 11 & 3),
        }
    }
    /// The waves of the workgroup at `group`, into `members`. Waves whose work-items are all outside the grid do not
    /// exist. The others are numbered without gaps.
    pub(super) fn members(&self, dispatch: &Dispatch, group: [u32; 3], members: &mut Vec<Member>) {
        members.clear();
        let shape = dispatch.workgroup.map(u32::from);
        let extent: [u32; 3] =
            std::array::from_fn(|i| shape[i].min(dispatch.grid[i].saturating_sub(group[i].saturating_mul(shape[i]))));
        let whole = extent == shape;
        for (number, items) in self.waves.iter().enumerate() {
            let exec = if whole { items.exec } else { items.within(extent) };
            if exec != 0 {
                members.push(Member { number: number as u32, exec });
            }
        }
    }

    /// Brings a wave into the state in which `member` of the workgroup at `group` starts. The wave has `vgprs` VGPRs.
    pub(super) fn start(&self, wave: &mut Wave<'_>, group: [u32; 3], member: Member, vgprs: u32) {
        let Member { number, exec } = member;
        wave.scalars[..REGISTERS].copy_from_slice(&self.scalars);
        for (at, id) in self.coordinates.iter().zip(group) {
            if let Some(at) = at {
                wave.scalars[usize::from(*at)] = id;
            }
        }
        wave.scalars[EXEC as usize] = exec as u32;
        wave.scalars[EXEC as usize + 1] = (exec >> 32) as u32;
        wave.set_mode(self.mode);
        wave.reset(vgprs);
        wave.trap.privileged = self.privileged;
        for half in 0..1 + u32::from(wave.wave64) {
            *wave.row_of_mut(half, 0) = self.waves[number as usize].requested[half as usize];
        }
        if wave.private.len() != self.private {
            wave.private = vec![ScratchLine::default(); self.private];
        } else if self.private != 0 {
            wave.private.fill(ScratchLine::default());
        }
        if let Some(shadow) = &mut wave.shadow {
            shadow.start(self.defined, exec, self.private * size_of::<ScratchLine>() / 4);
        }
    }
}

impl Items {
    /// The lanes whose work-items are below `extent` in each dimension.
    fn within(&self, extent: [u32; 3]) -> u64 {
        let inside = |lane: &usize| {
            let id = self.ids[lane / 32].0[lane % 32];
            let at = [id & 0x3ff, id >> 10 & 0x3ff, id >> 20];
            self.exec >> lane & 1 != 0 && at.iter().zip(extent).all(|(at, end)| *at < end)
        };
        (0..64).filter(inside).fold(0, |exec, lane| exec | 1 << lane)
    }
}

/// The waves of a whole workgroup of the given shape, whose kernel requests the ids of `dimensions` + 1 dimensions.
fn items(shape: [u32; 3], lanes: u32, dimensions: u32) -> Vec<Items> {
    let total: u32 = shape.iter().product();
    let mask = [0x3ff, 0xf_ffff, 0x3fff_ffff, 0x3fff_ffff][dimensions as usize];
    let wave = |first: u32| {
        let (mut ids, mut exec) = ([Row::ZERO; 2], 0);
        for lane in 0..lanes.min(total - first) {
            let n = first + lane;
            let (x, y, z) = (n % shape[0], n / shape[0] % shape[1], n / (shape[0] * shape[1]));
            ids[lane as usize / 32].0[lane as usize % 32] = x | y << 10 | z << 20;
            exec |= 1 << lane;
        }
        let requested = [0, 1].map(|half: usize| Row(ids[half].0.map(|id| id & mask)));
        Items { ids, requested, exec }
    };
    (0..total).step_by(lanes as usize).map(wave).collect()
}
