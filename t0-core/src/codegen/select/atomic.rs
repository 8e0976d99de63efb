//! Atomic accesses and fences, by LLVM's AMDGPUUsage, "Memory Model GFX10-GFX11", in CU mode.
//!
//! In this mode the waves of a workgroup share one L0 cache, so that scope `Workgroup` needs only waits; `Device` and
//! `System` also invalidate L1 and L0 on acquire. A kernel that relies on the common cache runs in this mode
//! ([`super::super::mode`]). The waits implement release: stores are written through to L2.
//!
//! | | before | after, workgroup | after, device and system |
//! |---|---|---|---|
//! | relaxed | | | |
//! | acquire | | of LDS: wait for it | wait for it, gl1_inv, gl0_inv |
//! | release | wait for everything | | |
//! | acq_rel, seq_cst | wait for everything | wait for it | wait for it, gl1_inv, gl0_inv |
//!
//! Loads beyond the workgroup bypass L0 (glc). A store is an exchange without a result, so that the sanitizer of a
//! simulator can distinguish it from a plain one. LDS belongs to one workgroup: there every scope is `Workgroup`.

use super::Selector;
use crate::bug::bug;
use crate::codegen::mir::{Class, Code, Opnd, VReg};
use crate::ir::inst::{AtomicAccess, AtomicOp};
use crate::ir::{MemOrder, MemoryId, Scope, Value};
use t0_isa::isa::{Op as I, Reg};

/// vmcnt(0), the other counters at their maximum.
const WAIT_VECTOR: u32 = 0x03F7;
/// lgkmcnt(0), the other counters at their maximum.
const WAIT_LDS: u32 = 0xFC07;
/// vmcnt(0) and lgkmcnt(0).
const WAIT_LOADS: u32 = 0x0007;

/// What is waited for.
enum Until {
    /// Loads, atomics with a result.
    Loads,
    /// Stores, atomics without a result.
    Stores,
    Lds,
}

impl Selector<'_> {
    pub(super) fn atomic(&mut self, a: &AtomicAccess, offset: Value, data: &[Value], result: Option<Value>) {
        let result = result.filter(|v| self.needed[v.0 as usize]);
        let scope = match a.memory {
            MemoryId::View(_) => a.scope,
            MemoryId::Lds(_) => Scope::Workgroup,
        };
        let releases = match a.op {
            AtomicOp::Load => a.order == MemOrder::SeqCst,
            _ => a.order.releases(),
        };
        if releases {
            self.wait_for_all();
        }
        let until = match a.memory {
            MemoryId::View(_) => self.view_atomic(a, offset, data, result),
            MemoryId::Lds(_) => {
                self.lds_atomic(a, offset, data, result);
                Until::Lds
            }
        };
        // Within a workgroup the shared L0 keeps the order of what is issued after the access.
        let in_order = scope == Scope::Workgroup && a.order == MemOrder::Acquire;
        if a.op != AtomicOp::Store && a.order.acquires() {
            match until {
                Until::Loads | Until::Stores if in_order => {}
                Until::Loads => self.op(I::s_waitcnt, vec![Opnd::Const(WAIT_VECTOR)]),
                Until::Stores => self.wait_for_stores(),
                Until::Lds => self.op(I::s_waitcnt, vec![Opnd::Const(WAIT_LDS)]),
            }
            self.invalidate(scope);
        }
    }

    pub(super) fn fence(&mut self, scope: Scope, order: MemOrder) {
        if order == MemOrder::Relaxed {
            return;
        }
        if scope == Scope::Workgroup && order == MemOrder::Acquire {
            self.op(I::s_waitcnt, vec![Opnd::Const(WAIT_LDS)]);
            return;
        }
        self.wait_for_all();
        if order.acquires() {
            self.invalidate(scope);
        }
    }

    fn wait_for_all(&mut self) {
        self.op(I::s_waitcnt, vec![Opnd::Const(WAIT_LOADS)]);
        self.wait_for_stores();
    }

    fn wait_for_stores(&mut self) {
        self.op(I::s_waitcnt_vscnt, vec![Opnd::Phys(Reg::NULL), Opnd::Const(0)]);
    }

    fn invalidate(&mut self, scope: Scope) {
        if scope != Scope::Workgroup {
            self.op(I::buffer_gl1_inv, vec![]);
            self.op(I::buffer_gl0_inv, vec![]);
        }
    }

    /// The words of a value, one operand each.
    fn each_word(&mut self, v: Value) -> Vec<Opnd> {
        match self.f.ty(v).words() {
            1 => vec![self.any(v)],
            n => match self.vector_tuple(v) {
                Opnd::Reg(r, first) => (0..n).map(|i| Opnd::Reg(r, first + i)).collect(),
                other => vec![other; n.into()],
            },
        }
    }

    /// Copies values one after another to consecutive registers.
    fn gathered(&mut self, to: VReg, data: &[Value]) {
        let words: Vec<Opnd> = data.iter().flat_map(|v| self.each_word(*v)).collect();
        let moves = words.into_iter().enumerate().flat_map(|(i, o)| [Opnd::Reg(to, i as u8), o]).collect();
        self.pseudo(Code::Copy, moves);
    }

    fn view_atomic(&mut self, a: &AtomicAccess, offset: Value, data: &[Value], result: Option<Value>) -> Until {
        let MemoryId::View(view) = a.memory else { bug!("an LDS atomic is selected as one of a view") };
        let words = a.ty().words();
        let returns = result.is_some();
        // A load is needed for its order even where its value is unused.
        let (register, copied) = match (a.op, result, data) {
            (AtomicOp::Load, Some(v), _) => (Opnd::Reg(self.dst(v), 0), None),
            (AtomicOp::Load, None, _) => (Opnd::Reg(self.m.vreg(Class::V, words), 0), None),
            (AtomicOp::CompareExchange, ..) => {
                let both = self.m.vreg(Class::V, 2 * words);
                self.gathered(both, data);
                (Opnd::Reg(both, 0), result.map(|v| (v, both)))
            }
            (_, Some(v), _) => {
                let d = self.dst(v);
                self.gathered(d, data);
                (Opnd::Reg(d, 0), None)
            }
            (_, None, [v]) => (self.vector_tuple(*v), None),
            (op, None, data) => bug!("atomic {op:?} of {} values", data.len()),
        };
        let inst = self.buffer(view_op(a.op, a.wide), register, view, offset, a.imm);
        inst.mods.glc = if a.op == AtomicOp::Load { a.scope != Scope::Workgroup } else { returns };
        if let Some((v, both)) = copied {
            let d = self.dst(v);
            let moves = (0..words).flat_map(|i| [Opnd::Reg(d, i), Opnd::Reg(both, i)]).collect();
            self.pseudo(Code::Copy, moves);
        }
        if returns || a.op == AtomicOp::Load { Until::Loads } else { Until::Stores }
    }

    fn lds_atomic(&mut self, a: &AtomicAccess, offset: Value, data: &[Value], result: Option<Value>) {
        let MemoryId::Lds(array) = a.memory else { bug!("an atomic of a view is selected as one of LDS") };
        let mut ops = vec![];
        // Exchanges have no form without a result.
        let returns = result.is_some() || matches!(a.op, AtomicOp::Load | AtomicOp::Store | AtomicOp::Exchange);
        if returns {
            ops.push(Opnd::Reg(
                match result {
                    Some(v) => self.dst(v),
                    None => self.m.vreg(Class::V, a.ty().words()),
                },
                0,
            ));
        }
        let data: Vec<Opnd> = data.iter().map(|v| self.vector_tuple(*v)).collect();
        let (addr, at) = self.lds_address(array, offset, a.imm);
        ops.push(addr);
        ops.extend(data);
        self.op_mod(lds_op(a.op, a.wide, returns), ops).mods.offset = at as i32;
    }
}

fn view_op(op: AtomicOp, wide: bool) -> I {
    use AtomicOp::*;
    match (op, wide) {
        (Load, false) => I::buffer_load_b32,
        (Load, true) => I::buffer_load_b64,
        (Store | Exchange, false) => I::buffer_atomic_swap_b32,
        (Store | Exchange, true) => I::buffer_atomic_swap_b64,
        (Add, false) => I::buffer_atomic_add_u32,
        (Add, true) => I::buffer_atomic_add_u64,
        (Sub, false) => I::buffer_atomic_sub_u32,
        (Sub, true) => I::buffer_atomic_sub_u64,
        (MinU, false) => I::buffer_atomic_min_u32,
        (MinU, true) => I::buffer_atomic_min_u64,
        (MinS, false) => I::buffer_atomic_min_i32,
        (MinS, true) => I::buffer_atomic_min_i64,
        (MaxU, false) => I::buffer_atomic_max_u32,
        (MaxU, true) => I::buffer_atomic_max_u64,
        (MaxS, false) => I::buffer_atomic_max_i32,
        (MaxS, true) => I::buffer_atomic_max_i64,
        (And, false) => I::buffer_atomic_and_b32,
        (And, true) => I::buffer_atomic_and_b64,
        (Or, false) => I::buffer_atomic_or_b32,
        (Or, true) => I::buffer_atomic_or_b64,
        (Xor, false) => I::buffer_atomic_xor_b32,
        (Xor, true) => I::buffer_atomic_xor_b64,
        (CompareExchange, false) => I::buffer_atomic_cmpswap_b32,
        (CompareExchange, true) => I::buffer_atomic_cmpswap_b64,
        (FAdd, false) => I::buffer_atomic_add_f32,
        (FMin, false) => I::buffer_atomic_min_f32,
        (FMax, false) => I::buffer_atomic_max_f32,
        (FAdd | FMin | FMax, true) => bug!("atomic {op:?} of binary64 in a view is no instruction"),
    }
}

fn lds_op(op: AtomicOp, wide: bool, returns: bool) -> I {
    use AtomicOp::*;
    match (op, wide, returns) {
        (Load, false, _) => I::ds_load_b32,
        (Load, true, _) => I::ds_load_b64,
        (Store | Exchange, false, _) => I::ds_storexchg_rtn_b32,
        (Store | Exchange, true, _) => I::ds_storexchg_rtn_b64,
        (Add, false, false) => I::ds_add_u32,
        (Add, false, true) => I::ds_add_rtn_u32,
        (Add, true, false) => I::ds_add_u64,
        (Add, true, true) => I::ds_add_rtn_u64,
        (Sub, false, false) => I::ds_sub_u32,
        (Sub, false, true) => I::ds_sub_rtn_u32,
        (Sub, true, false) => I::ds_sub_u64,
        (Sub, true, true) => I::ds_sub_rtn_u64,
        (MinU, false, false) => I::ds_min_u32,
        (MinU, false, true) => I::ds_min_rtn_u32,
        (MinU, true, false) => I::ds_min_u64,
        (MinU, true, true) => I::ds_min_rtn_u64,
        (MinS, false, false) => I::ds_min_i32,
        (MinS, false, true) => I::ds_min_rtn_i32,
        (MinS, true, false) => I::ds_min_i64,
        (MinS, true, true) => I::ds_min_rtn_i64,
        (MaxU, false, false) => I::ds_max_u32,
        (MaxU, false, true) => I::ds_max_rtn_u32,
        (MaxU, true, false) => I::ds_max_u64,
        (MaxU, true, true) => I::ds_max_rtn_u64,
        (MaxS, false, false) => I::ds_max_i32,
        (MaxS, false, true) => I::ds_max_rtn_i32,
        (MaxS, true, false) => I::ds_max_i64,
        (MaxS, true, true) => I::ds_max_rtn_i64,
        (And, false, false) => I::ds_and_b32,
        (And, false, true) => I::ds_and_rtn_b32,
        (And, true, false) => I::ds_and_b64,
        (And, true, true) => I::ds_and_rtn_b64,
        (Or, false, false) => I::ds_or_b32,
        (Or, false, true) => I::ds_or_rtn_b32,
        (Or, true, false) => I::ds_or_b64,
        (Or, true, true) => I::ds_or_rtn_b64,
        (Xor, false, false) => I::ds_xor_b32,
        (Xor, false, true) => I::ds_xor_rtn_b32,
        (Xor, true, false) => I::ds_xor_b64,
        (Xor, true, true) => I::ds_xor_rtn_b64,
        (CompareExchange, false, false) => I::ds_cmpstore_b32,
        (CompareExchange, false, true) => I::ds_cmpstore_rtn_b32,
        (CompareExchange, true, false) => I::ds_cmpstore_b64,
        (CompareExchange, true, true) => I::ds_cmpstore_rtn_b64,
        (FAdd, false, false) => I::ds_add_f32,
        (FAdd, false, true) => I::ds_add_rtn_f32,
        (FAdd, true, _) => bug!("an atomic sum of binary64 in LDS is no instruction"),
        (FMin, false, false) => I::ds_min_f32,
        (FMin, false, true) => I::ds_min_rtn_f32,
        (FMin, true, false) => I::ds_min_f64,
        (FMin, true, true) => I::ds_min_rtn_f64,
        (FMax, false, false) => I::ds_max_f32,
        (FMax, false, true) => I::ds_max_rtn_f32,
        (FMax, true, false) => I::ds_max_f64,
        (FMax, true, true) => I::ds_max_rtn_f64,
    }
}
