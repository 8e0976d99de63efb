//! Facts, and the terms of them by which a claim is reduced.

use super::poly::{Atom, Monomial, Poly, quotient};
use crate::hash::Map;

/// A negative term of a fact.
struct Term {
    /// The number of the fact.
    fact: usize,
    product: Monomial,
    factor: i128,
}

/// Polynomials that are not negative.
#[derive(Default)]
pub(super) struct Facts {
    all: Vec<Poly>,
    /// The negative terms by the atoms in them, and the negative constants, in the order of the facts.
    terms: Map<Option<Atom>, Vec<Term>>,
}

impl Facts {
    /// Adds a fact.
    pub(super) fn push(&mut self, fact: Poly) {
        for (product, factor) in fact.terms().filter(|(_, factor)| *factor < 0) {
            let mut add = |atom| {
                let term = Term { fact: self.all.len(), product: *product, factor };
                self.terms.entry(atom).or_default().push(term);
            };
            match product.atoms() {
                [] => add(None),
                // Equal atoms stand side by side.
                atoms => atoms.chunk_by(|a, b| a == b).for_each(|same| add(Some(same[0]))),
            }
        }
        self.all.push(fact);
    }

    /// Removes all facts.
    pub(super) fn clear(&mut self) {
        self.all.clear();
        self.terms.clear();
    }

    /// Calls `f` on every fact.
    pub(super) fn each(&self, f: impl FnMut(&Poly)) {
        self.all.iter().for_each(f);
    }

    /// The number of facts.
    #[cfg(test)]
    pub(super) fn count(&self) -> usize {
        self.all.len()
    }

    /// Adds the claim less a multiple of a fact, so that its term of `f < 0` times `product` is gone, for each fact
    /// with a negative term that has the atom and divides the product; without an atom, with a negative constant.
    pub(super) fn reduce(&self, claim: &Poly, product: &Monomial, f: i128, atom: Option<Atom>, out: &mut Vec<Poly>) {
        for Term { fact, product: of, factor: by } in self.terms.get(&atom).into_iter().flatten() {
            let Some(rest) = quotient(product, of) else { continue };
            // f < 0 and by < 0: what is subtracted is not negative.
            let (scale, times) = match *by {
                -1 => (1, -f),
                by if f % by == 0 => (1, f / by),
                by => (-by, -f),
            };
            let fact = &self.all[*fact];
            out.push(match scale {
                1 => claim.plus_product(-times, &rest, fact),
                _ => claim.times(scale).plus_product(-times, &rest, fact),
            });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A sum of factors and products.
    fn sum(terms: &[(i128, &[Atom])]) -> Poly {
        terms.iter().fold(Poly::default(), |sum, (factor, product)| sum.plus(*factor, product))
    }

    #[test]
    fn a_claim_is_reduced_by_each_fact_with_a_term_that_divides() {
        let mut facts = Facts::default();
        // 8 - a, b * c - a, d - a * a, 5 - b, and a number that is not negative.
        facts.push(sum(&[(8, &[]), (-1, &[1])]));
        facts.push(sum(&[(1, &[2, 3]), (-1, &[1])]));
        facts.push(sum(&[(1, &[4]), (-1, &[1, 1])]));
        facts.push(sum(&[(5, &[]), (-1, &[2])]));
        facts.push(sum(&[(1, &[4]), (-3, &[])]));
        let reduced = |claim: &Poly, f, product: &[Atom], atom| {
            let monomial = sum(&[(1, product)]).terms().map(|(m, _)| *m).next().unwrap_or_default();
            let mut out = Vec::new();
            facts.reduce(claim, &monomial, f, atom, &mut out);
            out
        };
        // 20 - 2 * a, of which the third fact has no divisor.
        let claim = sum(&[(20, &[]), (-2, &[1])]);
        let wanted = [sum(&[(4, &[])]), sum(&[(20, &[]), (-2, &[2, 3])])];
        assert_eq!(reduced(&claim, -2, &[1], Some(1)), wanted);
        // e - a * a: each fact with the atom is tried once.
        let claim = sum(&[(1, &[5]), (-1, &[1, 1])]);
        assert_eq!(reduced(&claim, -1, &[1, 1], Some(1)).len(), 3);
        // 3 * d - 8: a multiple of the claim where the factor does not divide.
        let claim = sum(&[(3, &[4]), (-8, &[])]);
        assert_eq!(reduced(&claim, -8, &[], None), [sum(&[(1, &[4])])]);
        assert_eq!(reduced(&claim, -8, &[], Some(4)), []);
    }
}
