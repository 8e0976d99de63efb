//! Walks over syntax.
//!
//! `syn::visit` is generic over the visitor: for each type that implements `syn::visit::Visit`, rustc compiles the walk
//! over the whole syntax again. [`Walk`] is the only such type here. It calls a [`Visitor`], which is a trait object.
//!
//! ```
//! use syn::visit::Visit as _;
//! use t0_core::lang::walk::{Then, Visitor, Walk};
//!
//! struct Literals(u32);
//!
//! impl<'ast> Visitor<'ast> for Literals {
//!     fn visit_expr_lit(&mut self, _: &'ast syn::ExprLit) -> Then {
//!         self.0 += 1;
//!         Then::Children
//!     }
//! }
//!
//! let mut literals = Literals(0);
//! Walk(&mut literals).visit_expr(&syn::parse_str("f(1, [2; 3])")?);
//! assert_eq!(literals.0, 3);
//! # Ok::<(), syn::Error>(())
//! ```

use syn::visit::{self, Visit};

/// What a walk does after it has called a visitor for a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Then {
    /// It visits the children of the node.
    Children,
    /// It continues after the node. A visitor that has walked the children itself returns this, too.
    Skip,
}

/// Defines [`Visitor`] with a method for each row, and a [`Walk`] that calls it.
macro_rules! nodes {
    ($($visit:ident: $node:ident,)*) => {
        /// Is called for the nodes of a walk, each before its children. By default a method does nothing.
        pub trait Visitor<'ast> {
            $(#[doc = concat!("Visits a [`syn::", stringify!($node), "`].")]
            fn $visit(&mut self, _node: &'ast syn::$node) -> Then {
                Then::Children
            })*
        }

        impl<'ast> Visit<'ast> for Walk<'_, 'ast> {
            $(fn $visit(&mut self, node: &'ast syn::$node) {
                if self.0.$visit(node) == Then::Children {
                    visit::$visit(self, node);
                }
            })*
        }
    };
}

/// A walk that calls a visitor. The methods of `syn::visit::Visit` start it.
pub struct Walk<'v, 'ast>(pub &'v mut dyn Visitor<'ast>);

impl std::fmt::Debug for Walk<'_, '_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Walk").finish_non_exhaustive()
    }
}

nodes! {
    visit_attribute: Attribute,
    visit_block: Block,
    visit_expr: Expr,
    visit_expr_call: ExprCall,
    visit_expr_cast: ExprCast,
    visit_expr_for_loop: ExprForLoop,
    visit_expr_index: ExprIndex,
    visit_expr_lit: ExprLit,
    visit_expr_loop: ExprLoop,
    visit_expr_method_call: ExprMethodCall,
    visit_expr_path: ExprPath,
    visit_expr_struct: ExprStruct,
    visit_expr_while: ExprWhile,
    visit_fn_arg: FnArg,
    visit_generic_argument: GenericArgument,
    visit_ident: Ident,
    visit_item: Item,
    visit_item_const: ItemConst,
    visit_item_use: ItemUse,
    visit_local: Local,
    visit_macro: Macro,
    visit_pat: Pat,
    visit_pat_ident: PatIdent,
    visit_pat_struct: PatStruct,
    visit_pat_tuple_struct: PatTupleStruct,
    visit_stmt: Stmt,
    visit_type: Type,
    visit_type_path: TypePath,
}
