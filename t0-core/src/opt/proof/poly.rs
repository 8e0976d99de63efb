//! Polynomials over atoms: whole numbers that are not negative.

/// A number that polynomials are over.
pub type Atom = u32;

/// A product of atoms, sorted; empty for 1.
pub type Monomial = Vec<Atom>;

/// A sum of products, each with a factor that is not 0.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Poly {
    /// In ascending order of the products.
    terms: Vec<(Monomial, i128)>,
    /// A factor left the range of `i128`: nothing is known.
    overflow: bool,
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

    /// With a product added.
    #[must_use]
    pub fn plus(mut self, factor: i128, product: &[Atom]) -> Poly {
        let mut product = product.to_vec();
        product.sort_unstable();
        let slot = self.find(&product);
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
        self
    }

    /// The index of a sorted product, or else the index at which it belongs.
    fn find(&self, product: &[Atom]) -> Result<usize, usize> {
        self.terms.binary_search_by(|(monomial, _)| monomial.as_slice().cmp(product))
    }

    /// `self + factor * product * other`.
    #[must_use]
    pub fn plus_product(&self, factor: i128, product: &[Atom], other: &Poly) -> Poly {
        let mut sum = self.clone();
        sum.overflow |= other.overflow;
        for (monomial, f) in &other.terms {
            let all: Monomial = monomial.iter().chain(product).copied().collect();
            match f.checked_mul(factor) {
                Some(f) => sum = sum.plus(f, &all),
                None => sum.overflow = true,
            }
        }
        sum
    }

    /// The difference.
    #[must_use]
    pub fn minus(&self, other: &Poly) -> Poly {
        self.plus_product(-1, &[], other)
    }

    /// The sum.
    #[must_use]
    pub fn sum(&self, other: &Poly) -> Poly {
        self.plus_product(1, &[], other)
    }

    /// Times a number.
    #[must_use]
    pub fn times(&self, factor: i128) -> Poly {
        if factor == 1 {
            return self.clone();
        }
        Poly { overflow: self.overflow, ..Poly::default() }.plus_product(factor, &[], self)
    }

    /// The product of both.
    #[must_use]
    pub fn product(&self, other: &Poly) -> Poly {
        let mut all = Poly { overflow: self.overflow | other.overflow, ..Poly::default() };
        for (monomial, f) in &self.terms {
            all = all.plus_product(*f, monomial, other);
        }
        all
    }

    /// The terms in order.
    pub fn terms(&self) -> impl Iterator<Item = (&Monomial, i128)> {
        self.terms.iter().map(|(m, f)| (m, *f))
    }

    /// The factor of a product.
    pub fn factor(&self, product: &[Atom]) -> i128 {
        self.find(product).map_or(0, |at| self.terms[at].1)
    }

    /// A number that it is not less than, by the greatest value of each atom; `None` if that is not known.
    pub fn floor(&self, greatest: impl Fn(Atom) -> i128) -> Option<i128> {
        let mut sum = 0i128;
        for (monomial, f) in self.terms.iter().filter(|(m, f)| *f < 0 || m.is_empty()) {
            let most = monomial.iter().try_fold(1i128, |most, a| most.checked_mul(greatest(*a)))?;
            sum = sum.checked_add(most.checked_mul(*f)?)?;
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
        let exact = |(m, f): &(Monomial, i128)| !m.contains(&atom) || (*f < 0) != negative || f % divisor == 0;
        let scale = if self.terms.iter().all(exact) { 1 } else { divisor };
        let mut all = Poly { overflow: self.overflow | bound.overflow, ..Poly::default() };
        for (monomial, f) in &self.terms {
            let f = f.saturating_mul(scale);
            match monomial.iter().position(|a| *a == atom) {
                Some(at) if (f < 0) == negative => {
                    let mut rest = monomial.clone();
                    rest.remove(at);
                    all = all.plus_product(f / divisor, &rest, bound);
                }
                _ => all = all.plus(f, monomial),
            }
        }
        all
    }
}

/// The product without the atoms of another, if it has them all.
pub fn quotient(product: &[Atom], by: &[Atom]) -> Option<Monomial> {
    if by.iter().any(|a| !product.contains(a)) {
        return None;
    }
    let mut rest = product.to_vec();
    for a in by {
        let at = rest.iter().position(|x| x == a)?;
        rest.remove(at);
    }
    Some(rest)
}
