use t0_isa::object::{Object, Rewrite, bundle_entries, embedded};

/// Any bytes parse to an object or an error, without panics or huge allocations. Every query of an object works, and it
/// can be rewritten. This also holds for bundles and other files that contain objects.
///
/// # Panics
/// The input shows a bug.
pub fn object(bytes: &[u8]) {
    let _ = bundle_entries(bytes);
    for found in embedded(bytes) {
        match found.object {
            Ok(object) => query(&object),
            Err(error) => drop(error.to_string()),
        }
    }
    match Object::parse(bytes) {
        Ok(object) => query(&object),
        Err(error) => drop(error.to_string()),
    }
}

fn query(object: &Object) {
    for kernel in object.kernels() {
        assert_eq!(object.code(kernel).len() as u64, kernel.code_size);
        let _ = object.line_for(kernel.code_address);
        let _ = object.kernel_at(kernel.code_address);
        let _ = kernel.descriptor.fields().count();
    }
    if object.image_size() < 1 << 20 {
        let _ = object.image(1 << 40);
    }
    if let Ok(bytes) = Rewrite::of(object).build() {
        let again = Object::parse(&bytes).expect("what is written anew can be read");
        assert_eq!(again.kernels().len(), object.kernels().len());
        assert_eq!(again.relocations().len(), object.relocations().len());
    }
}
