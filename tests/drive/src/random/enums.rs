//! An enum: its declaration, a function with a constant parameter of it, and values that depend on it.

use super::Choices;
use super::expr::{Wish, Writer};
use super::kind::Kind;

/// An enum `Way` of one to five variants, with codes that count from 0 or with any codes, and a function with a
/// constant parameter of it. Returns the variants and the text.
pub(super) fn random(c: &mut Choices<'_>) -> (Vec<String>, String) {
    let ways: Vec<String> = (0..1 + c.below(5)).map(|i| format!("Way{i}")).collect();
    let any = c.chance(50);
    let mut code = 20 * ways.len() as u32;
    let mut declared = |way: &String, last: bool| {
        code -= 20;
        let code = if last && c.chance(30) { u32::MAX } else { code + if last { 0 } else { c.below(20) } };
        if any { format!("{way} = {code},") } else { format!("{way},") }
    };
    let variants: Vec<String> = ways.iter().enumerate().map(|(i, way)| declared(way, i + 1 == ways.len())).collect();
    let arms: Vec<String> = ways
        .iter()
        .map(|way| {
            let body = c.pick(&["x ^ 21", "x.wrapping_add(WAY as u32)", "x >> 3", "x.wrapping_mul(x)", "!x"]);
            format!("Way::{way} => {body},")
        })
        .collect();
    let text = format!(
        "#[t0::device] pub enum Way {{ {} }}\nfn way<const WAY: Way>(x: u32) -> u32 {{ match WAY {{ {} }} }}\n",
        variants.join(" "),
        arms.join(" ")
    );
    (ways, text)
}

impl Writer<'_, '_> {
    /// A value that depends on a variant; `a` where there is no enum.
    pub(super) fn by_variant(&mut self, kind: Kind, a: String, wish: Wish) -> String {
        if self.ways.is_empty() {
            return a;
        }
        let (way, number) = (self.c.one_of(&self.ways), self.expr(Kind::U32, 1, wish));
        let value = format!("Way::from_code({number} % {})", self.c.pick(&[3, 6, 120]));
        match self.c.below(6) {
            0 if kind == Kind::U32 => format!("({a} ^ {value} as u32)"),
            1 if kind == Kind::U32 => format!("way::<{{ Way::{way} }}>({a})"),
            2 => format!("(if {value} == Way::{way} {{ {a} }} else {{ {} }})", self.atom(kind, wish)),
            3 => {
                let (b, d) = (self.atom(kind, wish), self.cond(0, wish));
                let others = kind.literal(self.c);
                format!(
                    "(match {value} {{ Way::{way} if {d} => {a}, this @ (Way::{way}) if this as u32 & 1 == 0 => {b}, _ => {others} }})"
                )
            }
            _ => {
                let mut values = vec![a];
                let mut arms = Vec::new();
                for way in self.ways.clone() {
                    if self.c.chance(60) {
                        values.push(self.atom(kind, wish));
                    }
                    let value = values[values.len() - 1].clone();
                    arms.push((way, value));
                }
                let mut text = String::new();
                let mut at = 0;
                while at < arms.len() {
                    let same = arms[at..].iter().take_while(|(_, value)| *value == arms[at].1).count();
                    let names: Vec<String> = arms[at..at + same].iter().map(|(way, _)| format!("Way::{way}")).collect();
                    text += &format!("{} => {}, ", names.join(" | "), arms[at].1);
                    at += same;
                }
                format!("(match {value} {{ {text}}})")
            }
        }
    }
}
