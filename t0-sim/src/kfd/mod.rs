//! The virtual `/dev/kfd`: ioctls, topology, doorbells and the command processor.
