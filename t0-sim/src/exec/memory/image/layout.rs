//! Where a texel lies in memory.
//!
//! All swizzle modes share one mapping, which is not that of a card: rows of texels one after another. Only image
//! instructions read and write a tiled image, so that any mapping within the image's size is consistent. Images in
//! linear mode have the pitch of their descriptor or, where it states none, rows of a multiple of 256 bytes
//! (`image_manager_gfx11.cpp` of ROCr and its address library pad them so); all others have rows without padding.
//!
//! The levels of a layer, or of a volume, follow each other from the largest to the smallest; layers follow each other.
use super::descriptor::{Image, Kind};

/// The rows of a linear image start at multiples of this many bytes.
const ROW_BYTES: u32 = 256;

impl Image {
    /// Texels from one row of a level to the next.
    fn pitch(&self, level: u32) -> u64 {
        let width = self.extent(level)[0];
        match self.pitch {
            Some(pitch) if level == 0 => pitch.into(),
            _ if self.linear => {
                // Texels have 1, 2, 4, 8 or 16 bytes; only those of 12 do not divide a row.
                let unit = ROW_BYTES / self.bytes().max(1);
                width.next_multiple_of(unit.max(1)).into()
            }
            _ => width.into(),
        }
    }

    /// Texels of one layer, or one volume, of a level.
    fn texels(&self, level: u32) -> u64 {
        let [_, height, depth] = self.extent(level);
        self.pitch(level) * u64::from(height) * u64::from(depth)
    }

    /// The address of a texel. `at` is in range; its third component is a depth, or a layer in memory.
    pub(super) fn address(&self, at: [u32; 3], level: u32) -> u64 {
        let [x, y, z] = at.map(u64::from);
        let before: u64 = (0..level).map(|level| self.texels(level)).sum();
        let slice = match self.kind {
            Kind::Volume => z * self.pitch(level) * u64::from(self.extent(level)[1]),
            // Layers are as far apart as their levels take.
            _ if z != 0 => z * (0..self.chain.max(level + 1)).map(|level| self.texels(level)).sum::<u64>(),
            _ => 0,
        };
        let texel = before + slice + y * self.pitch(level) + x;
        self.base.wrapping_add(texel.wrapping_mul(self.bytes().into()))
    }
}
