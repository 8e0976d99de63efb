//! Floor plan follows as the rooms are furnished.
