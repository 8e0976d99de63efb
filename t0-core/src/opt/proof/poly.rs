//! Polynomials over atoms: whole numbers that are not negative.

use std::cmp::Ordering;
use std::fmt;
use std::hash::{Hash, Hasher};

/// A number that polynomials are over.
pub type Atom = u32;

/// The most atoms of a product. Nothing is known about longer ones; those of real kernels have up to four.
const DEGREE: usize = 7;

/// A product of atoms; empty for 1. It is kept inline, because a proof makes thousands of products.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Monomial {
    count: u32,
    /// Sorted; 0 behind the last one.
    atoms: [Atom; DEGREE],
}

impl Monomial {
    /// The product of atoms in any order, if it is not too long.
    fn of(atoms: impl IntoIterator<Item = Atom>) -> Option<Monomial> {
        let mut all = Monomial::default();
        for atom in atoms {
            *all.atoms.get_mut(all.count as usize)? = atom;
            all.count += 1;
        }
        all.atoms[..all.count as usize].sort_unstable();
        Some(all)
    }

    /// The atoms in ascending order.
    pub fn atoms(&self) -> &[Atom] {
        &self.atoms[..self.count as usize]
    }

    /// The product with another one, if it is not too long.
    fn times(&self, by: &Monomial) -> Option<Monomial> {
        match (self.count, by.count) {
            (_, 0) => Some(*self),
            (0, _) => Some(*by),
            _ => Monomial::of(self.atoms().iter().chain(by.atoms()).copied()),
        }
    }

    /// The product without one of its factors.
    fn without(mut self, at: usize) -> Monomial {
        self.atoms.copy_within(at + 1.., at);
        self.atoms[DEGREE - 1] = 0;
        self.count -= 1;
        self
    }
}

impl PartialOrd for Monomial {
    fn partial_cmp(&self, other: &Monomial) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Monomial {
    fn cmp(&self, other: &Monomial) -> Ordering {
        self.atoms().cmp(other.atoms())
    }
}

impl fmt::Debug for Monomial {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.atoms().fmt(f)
    }
}

/// The product of two numbers, which are mostly small.
fn multiply(a: i128, b: i128) -> Option<i128> {
    match (i64::try_from(a), i64::try_from(b)) {
        (Ok(a), Ok(b)) => Some(i128::from(a) * i128::from(b)),
        _ => a.checked_mul(b),
    }
}

/// A sum of products, each with a factor that is not 0.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Poly {
    /// In ascending order of the products.
    terms: Vec<(Monomial, i128)>,
    /// A factor left the range of `i128`, or a product is too long: nothing is known.
    overflow: bool,
}

/// The words that differ most between polynomials.
impl Hash for Poly {
    fn hash<H: Hasher>(&self, state: &mut H) {
        for (monomial, f) in &self.terms {
            for pair in monomial.atoms().chunks(2) {
                state.write_u64(pair.iter().fold(0, |word, atom| word << 32 | u64::from(*atom)));
            }
            state.write_u64(*f as u64);
        }
    }
}

impl Poly {
    /// A constant.
    pub fn constant(c: i128) -> Poly {
        Poly::default().plus(c, &[])
    }

    /// One atom.
    pub fn atom(a: Atom) -> Poly {
        Poly::default().plus(1, &[a])
    }

    /// A copy that has room for more terms.
    fn with_room(&self, more: usize) -> Poly {
        let mut terms = Vec::with_capacity(self.terms.len() + more);
        terms.extend_from_slice(&self.terms);
        Poly { terms, overflow: self.overflow }
    }

    /// With a product added.
    #[must_use]
    pub fn plus(mut self, factor: i128, product: &[Atom]) -> Poly {
        self.increase(factor, product);
        self
    }

    /// Adds a product.
    pub fn increase(&mut self, factor: i128, product: &[Atom]) {
        self.add(factor, Monomial::of(product.iter().copied()));
    }

    /// Adds a product, or a too long one.
    fn add(&mut self, factor: i128, product: Option<Monomial>) {
        let Some(product) = product else {
            self.overflow = true;
            return;
        };
        // Most products are added in order.
        let slot = match self.terms.last() {
            Some((last, _)) if *last >= product => self.find(&product),
            _ => Err(self.terms.len()),
        };
        match slot.map_or(0, |at| self.terms[at].1).checked_add(factor) {
            Some(0) => {
                if let Ok(at) = slot {
                    self.terms.remove(at);
                }
            }
            // Small enough that sums and products of a few factors are computed without further checks.
            Some(sum) if sum.unsigned_abs() < 1 << 100 => match slot {
                Ok(at) => self.terms[at].1 = sum,
                Err(at) => self.terms.insert(at, (product, sum)),
            },
            _ => self.overflow = true,
        }
    }

    /// Adds `factor * product * other`.
    pub fn add_product(&mut self, factor: i128, product: &Monomial, other: &Poly) {
        self.overflow |= other.overflow;
        for (monomial, f) in &other.terms {
            match multiply(*f, factor) {
                Some(f) => self.add(f, monomial.times(product)),
                None => self.overflow = true,
            }
        }
    }

    /// The index of a sorted product, or else the index at which it belongs.
    fn find(&self, product: &Monomial) -> Result<usize, usize> {
        self.terms.binary_search_by(|(monomial, _)| monomial.cmp(product))
    }

    /// `self + factor * product * other`.
    #[must_use]
    pub fn plus_product(&self, factor: i128, product: &Monomial, other: &Poly) -> Poly {
        let mut sum = self.with_room(other.terms.len());
        sum.add_product(factor, product, other);
        sum
    }

    /// The difference.
    #[must_use]
    pub fn minus(&self, other: &Poly) -> Poly {
        self.plus_product(-1, &Monomial::default(), other)
    }

    /// The sum.
    #[must_use]
    pub fn sum(&self, other: &Poly) -> Poly {
        self.plus_product(1, &Monomial::default(), other)
    }

    /// Times a number.
    #[must_use]
    pub fn times(&self, factor: i128) -> Poly {
        if factor == 1 {
            return self.clone();
        }
        let mut all = Poly { terms: Vec::with_capacity(self.terms.len()), overflow: self.overflow };
        all.add_product(factor, &Monomial::default(), self);
        all
    }

    /// The product of both.
    #[must_use]
    pub fn product(&self, other: &Poly) -> Poly {
        let mut all = Poly { overflow: self.overflow | other.overflow, ..Poly::default() };
        for (monomial, f) in &self.terms {
            all.add_product(*f, monomial, other);
        }
        all
    }

    /// The terms in order.
    pub fn terms(&self) -> impl Iterator<Item = (&Monomial, i128)> {
        self.terms.iter().map(|(m, f)| (m, *f))
    }

    /// The constant term.
    pub fn constant_term(&self) -> i128 {
        self.find(&Monomial::default()).map_or(0, |at| self.terms[at].1)
    }

    /// A number that it is not less than, by the greatest value of each atom; `None` if that is not known.
    pub fn floor(&self, mut greatest: impl FnMut(Atom) -> i128) -> Option<i128> {
        let mut sum = 0i128;
        for (monomial, f) in self.terms.iter().filter(|(m, f)| *f < 0 || m.count == 0) {
            let most = monomial.atoms().iter().try_fold(1, |most, a| multiply(most, greatest(*a)))?;
            sum = sum.checked_add(multiply(most, *f)?)?;
        }
        (!self.overflow).then_some(sum)
    }

    /// Whether nothing is known.
    pub fn is_unknown(&self) -> bool {
        self.overflow
    }

    /// `bound` in place of one factor `atom` in each term that has it, where the term's sign is `negative`. The result
    /// is a multiple of the sum by a positive number: `divisor` times the atom is what is bounded.
    #[must_use]
    pub fn with(&self, atom: Atom, negative: bool, bound: &Poly, divisor: i128) -> Poly {
        let exact = |(m, f): &(Monomial, i128)| !m.atoms().contains(&atom) || (*f < 0) != negative || f % divisor == 0;
        let scale = if divisor == 1 || self.terms.iter().all(exact) { 1 } else { divisor };
        let terms = Vec::with_capacity(self.terms.len() + bound.terms.len());
        let mut all = Poly { terms, overflow: self.overflow | bound.overflow };
        for (monomial, f) in &self.terms {
            let f = if scale == 1 { *f } else { f.saturating_mul(scale) };
            match monomial.atoms().iter().position(|a| *a == atom) {
                Some(at) if (f < 0) == negative => {
                    let f = if divisor == 1 { f } else { f / divisor };
                    all.add_product(f, &monomial.without(at), bound);
                }
                _ => all.add(f, Some(*monomial)),
            }
        }
        all
    }
}

/// The product without the atoms of another, if it has them all.
pub fn quotient(product: &Monomial, by: &Monomial) -> Option<Monomial> {
    by.atoms().iter().try_fold(*product, |rest, a| Some(rest.without(rest.atoms().iter().position(|x| x == a)?)))
}
