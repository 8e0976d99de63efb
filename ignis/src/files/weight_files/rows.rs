//! The order of the rows of queries and keys.

/// Orders the rows of heads for rotary embeddings of halves. In the file, the two rows of a pair are neighbours. A head
/// has `rows` rows in `head` bytes.
pub(super) fn in_halves(bytes: &[u8], head: usize, rows: usize) -> Vec<u8> {
    let row = head / rows.max(1);
    let mut ordered = Vec::with_capacity(bytes.len());
    for head in bytes.chunks_exact(head) {
        for side in 0..2 {
            for pair in 0..rows / 2 {
                ordered.extend_from_slice(&head[(2 * pair + side) * row..][..row]);
            }
        }
    }
    ordered
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pairs_of_neighbours_become_halves_of_each_head() {
        // Two heads of four rows of two bytes.
        let stored: Vec<u8> = vec![0, 10, 2, 12, 1, 11, 3, 13, 4, 14, 6, 16, 5, 15, 7, 17];
        let ordered: Vec<u8> = (0..8).flat_map(|i| [i, 10 + i]).collect();
        assert_eq!(in_halves(&stored, 8, 4), ordered);
    }
}
