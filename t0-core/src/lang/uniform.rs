//! Which values are the same in all lanes, and which control flow all lanes take together.
//!
//! A value is the same in the whole **workgroup**, the same in each **wave**, or differs from lane to lane. The
//! analysis walks the tree until nothing changes; levels only rise.
//!
//! Control is a stack of **frames**: one for each condition, loop or exit that restricts which lanes run. An assignment
//! raises a variable to the level of the frames between the variable's declaration and the assignment, because lanes
//! that do not run the assignment keep the old value. An exit to a target that encloses the declaration does not count:
//! the lanes that left never read the variable again. [`mod@super::lower`] emits selects by the same rule, so a value
//! that is uniform here is uniform in the IR, too.
//!
//! Once lanes leave individually to a target, all exits to that target go through masks, and values that are assigned
//! after any of these exits can differ from lane to lane in the IR. Which lanes reach a position together is a separate
//! question, which each frame answers with its own level (`control`): only exits that precede the position count.

use super::ast::{
    Assembly, Body, BuiltinCall, Expr, ExprKind, LabelId, LocalId, Loop, LoopKind, MemElement, Pattern, Place, Step,
    Stmt,
};
use super::prelude::{ArgType, Needs, Yields};
use super::types::Type;
use crate::ir::Access;
use crate::ir::asm::{Direction, RegisterFile};
use crate::source::{Diagnostic, SourceLocation};
use proc_macro2::Span;
use std::collections::BTreeMap;
use std::rc::Rc;

/// The results of the analysis.
#[derive(Debug, Default)]
pub struct Uniformity {
    /// By branch: whether lanes of one wave may disagree on the condition.
    pub divergent_branch: Vec<bool>,
    /// By target: whether lanes of one wave may arrive from different exits.
    pub divergent_target: Vec<bool>,
    /// By the target at a loop's end.
    pub loops: BTreeMap<LabelId, LoopFacts>,
}

/// How lanes leave a loop.
#[derive(Debug, Default, Clone)]
pub struct LoopFacts {
    /// Lanes of one wave may leave in different iterations.
    pub divergent: bool,
    /// The targets to which lanes leave individually.
    pub exits: Vec<LabelId>,
}

/// The origin of a value, for messages.
#[derive(Clone, Debug)]
struct Cause {
    what: Rc<str>,
}

/// How uniform a value is. 0: in the workgroup, 1: in each wave, 2: not at all.
#[derive(Clone, Debug, Default)]
struct Level {
    level: u8,
    cause: Option<Cause>,
}

impl Level {
    fn join(&mut self, other: &Level) -> bool {
        if other.level > self.level {
            *self = other.clone();
            return true;
        }
        false
    }

    fn and(mut self, other: &Level) -> Level {
        self.join(other);
        self
    }
}

#[derive(Clone, Debug)]
enum FrameKind {
    Branch,
    Loop,
    /// Lanes have left to a target.
    Exit(LabelId),
}

#[derive(Clone, Debug)]
struct Frame {
    /// The level of variables that are assigned inside.
    level: Level,
    /// The level of the set of lanes that run here.
    control: Level,
    kind: FrameKind,
    /// The location of the branch or loop.
    span: Span,
}

/// An exit from a loop, which removes lanes from the following iterations.
#[derive(Clone, Debug)]
struct LoopExit {
    target: LabelId,
    level: Level,
    control: Level,
    at: Span,
}

struct Walk<'a> {
    body: &'a Body,
    locate: &'a dyn Fn(Span) -> SourceLocation,
    locals: Vec<Level>,
    /// The numbers of frames and targets that enclose each declaration.
    declared: Vec<(usize, usize)>,
    /// Whether this walk has passed the declaration of each local.
    seen: Vec<bool>,
    target_value: Vec<Level>,
    /// The level of the exits to each target, and the branch that causes it.
    exit: Vec<(Level, Option<Span>)>,
    /// The levels and branches of the exits that this walk has passed so far.
    passed: Vec<(Level, Option<Span>)>,
    frames: Vec<Frame>,
    /// The enclosing targets, each with the number of frames that enclose it.
    targets: Vec<(LabelId, usize)>,
    pending: Vec<LabelId>,
    facts: Uniformity,
    loop_levels: BTreeMap<LabelId, Vec<LoopExit>>,
    changed: bool,
    report: bool,
    /// The builtin whose closure is being walked. Lanes cannot wait for each other inside it.
    combining: Option<String>,
    errors: Vec<Diagnostic>,
}

/// Analyses a body without calls.
pub fn run(body: &Body, locate: &dyn Fn(Span) -> SourceLocation) -> Result<Uniformity, Vec<Diagnostic>> {
    let targets = body.targets.len();
    let mut w = Walk {
        body,
        locate,
        locals: vec![Level::default(); body.locals.len()],
        declared: vec![(0, 1); body.locals.len()],
        seen: vec![false; body.locals.len()],
        target_value: vec![Level::default(); targets],
        exit: vec![(Level::default(), None); targets],
        passed: vec![(Level::default(), None); targets],
        frames: vec![],
        targets: vec![],
        pending: vec![],
        facts: Uniformity {
            divergent_branch: vec![false; body.branches as usize],
            divergent_target: vec![false; targets],
            loops: BTreeMap::new(),
        },
        loop_levels: BTreeMap::new(),
        changed: true,
        report: false,
        combining: None,
        errors: vec![],
    };
    while w.changed {
        w.changed = false;
        w.pass();
    }
    w.report = true;
    w.pass();
    if w.errors.is_empty() { Ok(w.facts) } else { Err(w.errors) }
}

impl Walk<'_> {
    fn pass(&mut self) {
        self.frames.clear();
        self.targets.clear();
        self.pending.clear();
        self.passed.fill((Level::default(), None));
        self.seen.fill(false);
        self.expr(&self.body.expr);
    }

    fn varying(&self, level: u8, what: String) -> Level {
        Level { level, cause: Some(Cause { what: what.into() }) }
    }

    fn name(&self, e: &Expr) -> String {
        match &e.kind {
            ExprKind::Local(id) => format!("`{}`", self.body.locals[id.0 as usize].name),
            ExprKind::Same(e) => self.name(e),
            _ => "memory".to_string(),
        }
    }

    /// Runs `f` in its own region: frames that are pushed inside are removed at its end.
    fn region<T>(&mut self, f: impl FnOnce(&mut Self) -> T) -> T {
        let n = self.frames.len();
        let r = f(self);
        self.frames.truncate(n);
        r
    }

    fn push(&mut self, level: &Level, kind: FrameKind, span: Span) {
        self.push_apart(level, level, kind, span);
    }

    fn push_apart(&mut self, level: &Level, control: &Level, kind: FrameKind, span: Span) {
        if level.level > 0 {
            self.frames.push(Frame { level: level.clone(), control: control.clone(), kind, span });
        }
    }

    /// Runs a construct. Lanes that left inside it restrict the control flow after it.
    fn construct<T>(&mut self, f: impl FnOnce(&mut Self) -> T) -> T {
        let before = std::mem::take(&mut self.pending);
        let r = f(self);
        let new = std::mem::replace(&mut self.pending, before);
        for t in new {
            let (mut level, span) = self.exit[t.0 as usize].clone();
            if self.facts.divergent_target[t.0 as usize] {
                level.level = 2;
            }
            let (control, passed) = self.passed[t.0 as usize].clone();
            let at = passed.or(span).unwrap_or(self.body.targets[t.0 as usize].span);
            self.push_apart(&level, &control, FrameKind::Exit(t), at);
            if !self.pending.contains(&t) {
                self.pending.push(t);
            }
        }
        r
    }

    fn all(&mut self, es: &[Expr]) -> Level {
        let mut l = Level::default();
        for e in es {
            l.join(&self.expr(e));
        }
        l
    }

    fn expr(&mut self, e: &Expr) -> Level {
        match &e.kind {
            ExprKind::Error | ExprKind::Int(_) | ExprKind::Float(_) | ExprKind::Bool(_) | ExprKind::NewLds => {
                Level::default()
            }
            ExprKind::Local(id) => self.locals[id.0 as usize].clone(),
            ExprKind::Aggregate(es) => self.all(es),
            ExprKind::Repeat(x)
            | ExprKind::Field(x, _)
            | ExprKind::Unary(_, x)
            | ExprKind::Cast(x)
            | ExprKind::Same(x) => self.expr(x),
            ExprKind::Element(a, b) | ExprKind::Binary(_, a, b) => {
                let l = self.expr(a);
                l.and(&self.expr(b))
            }
            ExprKind::Logic(id, _, a, b) => self.construct(|w| {
                let l = w.expr(a);
                w.branch(id.0, &l);
                let r = w.region(|w| {
                    w.push(&l, FrameKind::Branch, a.span);
                    w.expr(b)
                });
                l.and(&r)
            }),
            ExprKind::Builtin(c) => self.word(c, e.span),
            ExprKind::Load(m) => self.load(m),
            ExprKind::Assign(place, _, x) => {
                let level = self.expr(x);
                self.assign(place, level);
                Level::default()
            }
            ExprKind::Block(stmts, last) => {
                for s in stmts {
                    match s {
                        Stmt::Expr(e) => {
                            self.expr(e);
                        }
                        Stmt::Let(p, init) => self.bind(p, init.as_ref()),
                    }
                }
                last.as_ref().map_or_else(Level::default, |e| self.expr(e))
            }
            ExprKind::If(id, c, t, f) => self.construct(|w| {
                let l = w.expr(c);
                w.branch(id.0, &l);
                let mut value = w.region(|w| {
                    w.push(&l, FrameKind::Branch, c.span);
                    w.expr(t)
                });
                if let Some(f) = f {
                    value.join(&w.region(|w| {
                        w.push(&l, FrameKind::Branch, c.span);
                        w.expr(f)
                    }));
                }
                if e.ty.leaves() == 0 { Level::default() } else { value.and(&l) }
            }),
            ExprKind::Labeled(t, x) => self.target(*t, x, &e.ty),
            ExprKind::Loop(l) => self.looped(l, &e.ty, e.span),
            ExprKind::Leave(t, v) => {
                if let Some(v) = v {
                    let l = self.expr(v);
                    self.changed |= self.target_value[t.0 as usize].join(&l);
                }
                self.leave(*t);
                Level::default()
            }
            ExprKind::Call(_) => Level::default(),
            ExprKind::Message(m) => {
                if let (true, Some(around)) = (self.report, &self.combining) {
                    let message = format!(
                        "prints and assertions are not supported inside the closure of `{around}`, which runs for some lanes only"
                    );
                    self.errors.push(
                        Diagnostic::new(e.span, message)
                            .help(help!("print or assert before the call, or check its result after the call")),
                    );
                }
                self.all(&m.args);
                Level::default()
            }
            ExprKind::Asm(a) => self.asm(a),
        }
    }

    fn branch(&mut self, id: u32, l: &Level) {
        let d = &mut self.facts.divergent_branch[id as usize];
        if l.level == 2 && !*d {
            *d = true;
            self.changed = true;
        }
    }

    fn leave(&mut self, t: LabelId) {
        let Some((_, from)) = self.targets.iter().find(|(x, _)| *x == t) else { return };
        let (mut level, mut control) = (Level::default(), Level::default());
        let (mut span, mut control_span) = (None, None);
        for f in &self.frames[*from..] {
            if level.join(&f.level) {
                span = Some(f.span);
            }
            if control.join(&f.control) {
                control_span = Some(f.span);
            }
        }
        if self.passed[t.0 as usize].0.join(&control) {
            self.passed[t.0 as usize].1 = control_span;
        }
        if self.exit[t.0 as usize].0.join(&level) {
            self.exit[t.0 as usize].1 = span;
            self.changed = true;
        }
        if level.level == 2 {
            self.make_divergent(t);
        }
        if !self.pending.contains(&t) {
            self.pending.push(t);
        }
    }

    fn make_divergent(&mut self, t: LabelId) {
        let d = &mut self.facts.divergent_target[t.0 as usize];
        self.changed |= !*d;
        *d = true;
    }

    fn target(&mut self, t: LabelId, x: &Expr, ty: &Type) -> Level {
        self.construct(|w| {
            w.targets.push((t, w.frames.len()));
            let value = w.region(|w| w.expr(x));
            w.targets.pop();
            w.pending.retain(|p| *p != t);
            if ty.leaves() == 0 { Level::default() } else { value.and(&w.arrival(t)) }
        })
    }

    /// The level of a value that is carried to a target.
    fn arrival(&self, t: LabelId) -> Level {
        let mut exit = self.exit[t.0 as usize].0.clone();
        if self.facts.divergent_target[t.0 as usize] {
            exit.level = 2;
        }
        self.target_value[t.0 as usize].clone().and(&exit)
    }

    fn looped(&mut self, l: &Loop, ty: &Type, span: Span) -> Level {
        self.construct(|w| {
            // The bounds of the loop are evaluated before it.
            let (var, start, cond) = match &l.kind {
                LoopKind::Forever | LoopKind::While(_) => (None, Level::default(), Level::default()),
                LoopKind::Range { var, start, end, reversed, .. } => {
                    let (a, b) = (w.expr(start), w.expr(end));
                    let cond = a.clone().and(&b);
                    (Some(*var), if *reversed { b } else { a }, cond)
                }
                LoopKind::Strided { var, start, end, step, .. } => {
                    let (a, b, c) = (w.expr(start), w.expr(end), w.expr(step));
                    let ac = a.and(&c);
                    // The last step is clamped to the end, so the variable depends on start, end and step.
                    (Some(*var), ac.clone().and(&b), ac.and(&b))
                }
            };
            w.targets.push((l.done, w.frames.len()));
            let value = w.region(|w| {
                for LoopExit { target, level, control, at } in w.loop_levels.get(&l.done).cloned().unwrap_or_default() {
                    let kind = if target == l.done { FrameKind::Loop } else { FrameKind::Exit(target) };
                    w.push_apart(&level, &control, kind, at);
                }
                let mut cond = cond;
                if let LoopKind::While(c) = &l.kind {
                    cond = w.expr(c);
                }
                w.branch(l.branch.0, &cond);
                if let Some(v) = var {
                    w.declared[v.0 as usize] = (w.frames.len(), w.targets.len());
                    w.seen[v.0 as usize] = true;
                    w.changed |= w.locals[v.0 as usize].join(&start);
                }
                w.target(l.next, &l.body, &Type::unit());
                w.loop_exits(l, &cond, span);
                if ty.leaves() == 0 { Level::default() } else { w.arrival(l.done) }
            });
            w.targets.pop();
            w.pending.retain(|p| *p != l.done);
            value
        })
    }

    fn loop_exits(&mut self, l: &Loop, cond: &Level, span: Span) {
        let mut exits: Vec<LoopExit> = vec![];
        let own = self.exit[l.done.0 as usize].clone();
        let level = own.0.clone().and(cond);
        if level.level > 0 {
            let at = if cond.level >= own.0.level { span } else { own.1.unwrap_or(span) };
            let control = self.passed[l.done.0 as usize].0.clone().and(cond);
            exits.push(LoopExit { target: l.done, level, control, at });
        }
        for t in self.pending.clone() {
            if t == l.done || t == l.next {
                continue;
            }
            let (mut level, at) = self.exit[t.0 as usize].clone();
            if self.facts.divergent_target[t.0 as usize] {
                level.level = 2;
            }
            if level.level > 0 {
                let (control, passed) = self.passed[t.0 as usize].clone();
                exits.push(LoopExit { target: t, level, control, at: passed.or(at).unwrap_or(span) });
            }
        }
        let divergent = exits.iter().any(|e| e.level.level == 2);
        if divergent {
            self.make_divergent(l.done);
        }
        let lanes: Vec<LabelId> = exits.iter().filter(|e| e.level.level == 2).map(|e| e.target).collect();
        self.facts.loops.insert(l.done, LoopFacts { divergent, exits: lanes });
        let known = self.loop_levels.entry(l.done).or_default();
        let key = |all: &[LoopExit]| all.iter().map(|e| (e.target, e.level.level, e.control.level)).collect::<Vec<_>>();
        if key(known) != key(&exits) {
            *known = exits;
            self.changed = true;
        }
    }

    fn bind(&mut self, p: &Pattern, init: Option<&Expr>) {
        if let (Pattern::Parts(ps), Some(Expr { kind: ExprKind::Aggregate(es), .. })) = (p, init)
            && ps.len() == es.len()
        {
            for (p, e) in ps.iter().zip(es) {
                self.bind(p, Some(e));
            }
            return;
        }
        let level = init.map_or_else(Level::default, |e| self.expr(e));
        self.declare(p, &level);
    }

    fn declare(&mut self, p: &Pattern, level: &Level) {
        match p {
            Pattern::Wild => {}
            Pattern::Local(id) => {
                self.declared[id.0 as usize] = (self.frames.len(), self.targets.len());
                self.seen[id.0 as usize] = true;
                self.changed |= self.locals[id.0 as usize].join(level);
            }
            Pattern::Parts(ps) => ps.iter().for_each(|p| self.declare(p, level)),
        }
    }

    fn assign(&mut self, place: &Place, mut level: Level) {
        match place {
            Place::Local(id, steps) => {
                level.join(&self.steps(steps));
                level.join(&self.between(*id));
                self.changed |= self.locals[id.0 as usize].join(&level);
            }
            Place::Mem(m) => {
                self.expr(&m.mem);
                self.all(&m.index);
                self.steps(&m.steps);
            }
        }
    }

    /// The level of control between a variable's declaration and the current position.
    fn between(&self, id: LocalId) -> Level {
        let (frames, targets) = self.declared[id.0 as usize];
        let mut level = Level::default();
        for f in self.frames.iter().skip(frames) {
            let unseen = match f.kind {
                FrameKind::Exit(t) => self.targets.iter().position(|(x, _)| *x == t).is_some_and(|p| targets > p),
                _ => false,
            };
            if !unseen {
                level.join(&f.level);
            }
        }
        level
    }

    fn steps(&mut self, steps: &[Step]) -> Level {
        let mut level = Level::default();
        for s in steps {
            if let Step::Element(i) = s {
                level.join(&self.expr(i));
            }
        }
        level
    }

    fn load(&mut self, m: &MemElement) -> Level {
        // If the view is a part, the level of the part's bounds counts as well.
        let part = self.expr(&m.mem);
        let index = self.all(&m.index).and(&part).and(&self.steps(&m.steps));
        match m.mem.ty.peeled() {
            Type::View(Access::Read, _) => index,
            _ => self.varying(2, format!("an element of {}", self.name(&m.mem))),
        }
    }

    fn word(&mut self, c: &BuiltinCall, span: Span) -> Level {
        let levels: Vec<Level> = c.args.iter().map(|a| self.expr(a)).collect();
        let name = if c.builtin.module.is_empty() {
            c.builtin.name.to_string()
        } else {
            format!("{}::{}", c.builtin.module, c.builtin.name)
        };
        if self.report {
            self.check_control(c, &name, span);
            self.check_arguments(c, &name, &levels);
        }
        let mut args = levels.iter().fold(Level::default(), |l, x| l.and(x));
        let mut around = Level::default();
        if let Some(closure) = &c.closure {
            if c.builtin.yields == Yields::Workgroup {
                around = self.brought(&closure.body, &self.seen.clone());
            }
            let given =
                if c.builtin.yields == Yields::Args { args.clone() } else { self.varying(2, format!("`{name}`")) };
            for (p, _) in &closure.params {
                self.declare(p, &given);
            }
            let combining = self.combining.clone();
            if c.builtin.needs != Needs::Nothing {
                self.combining.get_or_insert(name.clone());
            }
            args.join(&self.region(|w| w.expr(&closure.body)));
            self.combining = combining;
        }
        match c.builtin.yields {
            Yields::Args => args,
            // Each lane combines the results of the waves by itself, so only outside values can differ.
            Yields::Workgroup => around,
            Yields::Wave => self.varying(1, format!("`{name}()`")),
            Yields::Divergent => self.varying(2, format!("`{name}()`")),
            Yields::Memory => match c.args.first().map(|a| a.ty.peeled()) {
                Some(Type::View(Access::Read, _)) => args,
                _ => {
                    let what = c.args.first().map_or_else(String::new, |a| self.name(a));
                    self.varying(2, format!("an element of {what}"))
                }
            },
        }
    }

    /// The level of everything that a closure's body reads besides its parameters: variables that were declared before
    /// the closure (`outside`), memory that is written, builtins, and loops that lanes leave individually.
    fn brought(&self, e: &Expr, outside: &[bool]) -> Level {
        let mut level = match &e.kind {
            ExprKind::Local(id) if outside[id.0 as usize] => self.locals[id.0 as usize].clone(),
            ExprKind::Load(m) => match m.mem.ty.peeled() {
                Type::View(Access::Read, _) => Level::default(),
                _ => self.varying(2, format!("an element of {}", self.name(&m.mem))),
            },
            ExprKind::Builtin(c) => match c.builtin.yields {
                Yields::Args | Yields::Workgroup => Level::default(),
                Yields::Wave => self.varying(1, format!("`{}()`", c.builtin.name)),
                Yields::Divergent => self.varying(2, format!("`{}()`", c.builtin.name)),
                Yields::Memory => match c.args.first().map(|a| a.ty.peeled()) {
                    Some(Type::View(Access::Read, _)) => Level::default(),
                    _ => self.varying(2, "memory".to_string()),
                },
            },
            ExprKind::Asm(_) => self.varying(2, "`asm!`".to_string()),
            // The lanes' own values pass through this loop and decide when each lane leaves it.
            ExprKind::Loop(l) if self.facts.loops.get(&l.done).is_some_and(|l| l.divergent) => {
                self.varying(2, "a loop in the closure".to_string())
            }
            _ => Level::default(),
        };
        e.each_child(&mut |child| {
            level.join(&self.brought(child, outside));
        });
        level
    }

    /// Walks inline assembly. A scalar register holds one value for the whole wave.
    fn asm(&mut self, a: &Assembly) -> Level {
        let levels: Vec<Level> = a.args.iter().map(|x| self.expr(x)).collect();
        for o in a.operands.iter().filter(|o| self.report && o.class == RegisterFile::Scalar) {
            let Some((i, l)) = o.arg.and_then(|i| Some((i, levels.get(i)?))).filter(|(_, l)| l.level == 2) else {
                continue;
            };
            let what = l.cause.as_ref().map_or("a value", |c| &*c.what);
            let message = format!(
                "`{}` is an `sgpr`, one value for the whole wave, but this depends on {what}, which differs from lane to lane",
                o.name
            );
            self.errors.push(Diagnostic::new(a.args[i].span, message).help(help!("write `vgpr`")));
        }
        let scalar = a.operands.iter().all(|o| o.direction == Direction::In || o.class == RegisterFile::Scalar);
        self.varying(if scalar { 1 } else { 2 }, "`asm!`".to_string())
    }

    fn line(&self, span: Span) -> u32 {
        (self.locate)(span).line
    }

    fn check_control(&mut self, c: &BuiltinCall, name: &str, span: Span) {
        if let Some(around) = &self.combining
            && c.builtin.has_effect()
        {
            let message =
                format!("`{name}` is not supported inside the closure of `{around}`, which runs for some lanes only");
            self.errors.push(
                Diagnostic::new(span, message)
                    .help(help!("call it before, and only combine two values in the closure")),
            );
            return;
        }
        let (limit, whom, module) = match c.builtin.needs {
            Needs::Nothing => return,
            Needs::Wave => (1, "wave", "wave"),
            Needs::Workgroup => (0, "workgroup", "block"),
        };
        let Some(f) = self.frames.iter().find(|f| f.control.level > limit) else { return };
        let from = if f.control.level == 2 { "from lane to lane" } else { "from wave to wave" };
        let what = f.control.cause.as_ref().map_or("a value", |c| &*c.what);
        let line = self.line(f.span);
        let message = format!("`{name}` must be reached by all lanes of the {whom} together");
        let help = match f.kind {
            FrameKind::Branch => help_with!(
                "the condition in line {line} depends on {what}, which differs {from}: move `{name}` out of that branch, or make the condition the same in the whole {whom}, with `{module}::broadcast(x, 0)` or `{module}::any(condition)`"
            ),
            FrameKind::Loop => help_with!(
                "lanes leave the loop in line {line} at different times, because it depends on {what}, which differs {from}: move `{name}` out of that loop, or make the condition the same in the whole {whom}, with `{module}::broadcast(x, 0)` or `{module}::any(condition)`"
            ),
            FrameKind::Exit(_) => help_with!(
                "some lanes may leave before this point: the condition in line {line} depends on {what}, which differs {from}; put the work into an `if` instead of leaving, and keep `{name}` outside of that `if`"
            ),
        };
        self.errors.push(Diagnostic::new(span, message).help(help));
    }

    fn check_arguments(&mut self, c: &BuiltinCall, name: &str, levels: &[Level]) {
        let kinds: Vec<ArgType> =
            c.builtin.args.iter().copied().filter(|a| !matches!(a, ArgType::Closure(_))).collect();
        let receiver = c.args.len() - kinds.len();
        for (i, kind) in kinds.iter().enumerate() {
            let l = &levels[receiver + i];
            if *kind == ArgType::UniformU32 && l.level == 1 && c.builtin.needs == Needs::Workgroup {
                let what = l.cause.as_ref().map_or("a value", |c| &*c.what);
                self.errors.push(
                    Diagnostic::new(c.args[receiver + i].span, format!("the lane of `{name}` must be the same in the whole workgroup, but this depends on {what}, which differs from wave to wave"))
                        .help(help!("use `wave::broadcast`, or keep the values in an `Lds` array")),
                );
            }
            if *kind == ArgType::UniformU32 && l.level == 2 {
                let what = l.cause.as_ref().map_or("a value", |c| &*c.what);
                self.errors.push(
                    Diagnostic::new(c.args[receiver + i].span, format!("the lane of `{name}` must be the same in the whole wave, but this depends on {what}, which differs from lane to lane"))
                        .help(help!("use `wave::shuffle` to read from another lane in each lane")),
                );
            }
        }
    }
}
