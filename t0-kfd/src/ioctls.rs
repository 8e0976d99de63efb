//! One row an ioctl: its number, direction, size, name and action, and the fields of its argument.

use core::mem::offset_of;

use crate::{Array, Direction, Ioctl, Layout, Word};

macro_rules! structs {
    ($($(#[$doc:meta])* $Name:ident = $size:literal, $c:ident { $($(#[$field_doc:meta])* $field:ident: $t:ty,)* })*) => {$(
        $(#[$doc])*
        #[repr(C)]
        #[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
        pub struct $Name {
            $($(#[$field_doc])* pub $field: $t,)*
        }

        // No padding, so the fields are all there is to read and write.
        const _: () = assert!(size_of::<$Name>() == $size && 0 $(+ size_of::<$t>())* == $size);

        impl Layout for $Name {
            const BYTES: usize = $size;
            const STRUCT: &'static str = stringify!($c);
            const FIELDS: &'static [(&'static str, usize)] = &[$((stringify!($field), size_of::<$t>()),)*];

            fn read(bytes: &[u8]) -> $Name {
                $Name { $($field: Word::read(bytes, offset_of!($Name, $field)),)* }
            }

            fn write(&self, bytes: &mut [u8]) {
                $(self.$field.write(bytes, offset_of!($Name, $field));)*
            }
        }
    )*};
}

macro_rules! ioctls {
    ($(
        $(#[$doc:meta])*
        $Name:ident = $number:literal, $direction:ident, $size:literal, $c_name:ident, $c:ident, $action:literal {
            $($(#[$field_doc:meta])* $field:ident: $t:ty,)*
        } $([$($pointer:ident -> $count:ident * $element:expr, $read:literal, $written:literal;)*])?
    )*) => {
        structs! {$($(#[$doc])* $Name = $size, $c { $($(#[$field_doc])* $field: $t,)* })*}

        $(impl Ioctl for $Name {
            const NUMBER: u32 = $number;
            const DIRECTION: Direction = Direction::$direction;
            const NAME: &'static str = stringify!($c_name);
            const ACTION: &'static str = $action;
        })*

        /// The name of the call with this request number, if it is one of this table: [`Ioctl::NAME`].
        pub const fn name(request: u32) -> Option<&'static str> {
            match request {
                $($Name::REQUEST => Some($Name::NAME),)*
                _ => None,
            }
        }

        /// The arrays that the argument of the call with this number points to.
        pub fn arrays(number: u32, argument: &[u8]) -> impl Iterator<Item = Array> {
            let found: [Option<Array>; 2] = match number {
                $($($number => {
                    let argument = $Name::read(argument);
                    let mut arrays = [$(Some(Array {
                        at: offset_of!($Name, $pointer),
                        address: argument.$pointer,
                        bytes: Element::bytes($element, argument.$count),
                        read: $read,
                        written: $written,
                    }),)*].into_iter().flatten();
                    [arrays.next(), arrays.next()]
                })?)*
                _ => [None, None],
            };
            found.into_iter().flatten()
        }

        /// Calls `visit` with every row of the table.
        pub fn each_ioctl(visitor: &mut impl Visitor) {
            $(visitor.visit::<$Name>();)*
        }
    };
}

/// The elements of an array: their size in bytes, or [`Bits`].
trait Element {
    /// The bytes of `count` elements.
    fn bytes(self, count: u32) -> u64;
}

impl Element for usize {
    fn bytes(self, count: u32) -> u64 {
        u64::from(count) * self as u64
    }
}

/// Bits in whole words of 32 bits.
struct Bits;

impl Element for Bits {
    fn bytes(self, count: u32) -> u64 {
        u64::from(count) / 32 * 4
    }
}

/// What [`each_ioctl`] calls.
pub trait Visitor {
    /// Looks at one row of the table.
    fn visit<A: Ioctl>(&mut self);
}

ioctls! {
    /// GET_VERSION.
    GetVersion = 0x01, Out, 8, GET_VERSION, kfd_ioctl_get_version_args, "report its version" {
        /// Changes with incompatible interfaces.
        major_version: u32,
        /// Changes with additions to the interface.
        minor_version: u32,
    }
    /// CREATE_QUEUE. Before Linux 6.12 it ended before `sdma_engine_id`.
    CreateQueue = 0x02, InOut, 96, CREATE_QUEUE, kfd_ioctl_create_queue_args, "create a compute queue" {
        /// Address of the ring.
        ring_base_address: u64,
        /// Address of the write index.
        write_pointer_address: u64,
        /// Address of the read index.
        read_pointer_address: u64,
        /// Returned: where to map the doorbell page, and the doorbell's place in it.
        doorbell_offset: u64,
        /// Bytes of the ring.
        ring_size: u32,
        /// The GPU.
        gpu_id: u32,
        /// One of `QUEUE_TYPE_*` in [`values`](crate::values).
        queue_type: u32,
        /// Share of the GPU's time, in the lowest byte.
        queue_percentage: u32,
        /// 0 (lowest) to 15.
        queue_priority: u32,
        /// Returned: the queue.
        queue_id: u32,
        /// Address of the end-of-pipe buffer.
        eop_buffer_address: u64,
        /// Bytes of the end-of-pipe buffer.
        eop_buffer_size: u64,
        /// Address of the area to which waves are saved.
        ctx_save_restore_address: u64,
        /// Bytes of that area.
        ctx_save_restore_size: u32,
        /// Bytes of the control stack at its start.
        ctl_stack_size: u32,
        /// The engine of a queue of type SDMA_BY_ENG_ID.
        sdma_engine_id: u32,
        /// Reserved.
        pad: u32,
    }
    /// DESTROY_QUEUE.
    DestroyQueue = 0x03, InOut, 8, DESTROY_QUEUE, kfd_ioctl_destroy_queue_args, "destroy a queue" {
        /// The queue.
        queue_id: u32,
        /// Reserved.
        pad: u32,
    }
    /// SET_MEMORY_POLICY: how default and alternate apertures are cached.
    SetMemoryPolicy = 0x04, In, 32, SET_MEMORY_POLICY, kfd_ioctl_set_memory_policy_args, "set the policy of caches" {
        /// Start of the alternate aperture.
        alternate_aperture_base: u64,
        /// Bytes of the alternate aperture.
        alternate_aperture_size: u64,
        /// The GPU.
        gpu_id: u32,
        /// Coherent (0) or not (1).
        default_policy: u32,
        /// Coherent (0) or not (1).
        alternate_policy: u32,
        /// Reserved.
        pad: u32,
    }
    /// GET_CLOCK_COUNTERS. All values are returned.
    GetClockCounters = 0x05, InOut, 40, GET_CLOCK_COUNTERS, kfd_ioctl_get_clock_counters_args, "read the clocks" {
        /// The GPU's clock.
        gpu_clock_counter: u64,
        /// The raw monotonic clock in nanoseconds.
        cpu_clock_counter: u64,
        /// The clock since boot in nanoseconds.
        system_clock_counter: u64,
        /// Ticks a second of the system's clock.
        system_clock_freq: u64,
        /// The GPU.
        gpu_id: u32,
        /// Reserved.
        pad: u32,
    }
    /// UPDATE_QUEUE.
    UpdateQueue = 0x07, In, 24, UPDATE_QUEUE, kfd_ioctl_update_queue_args, "change a queue" {
        /// Address of the ring; 0 disables the queue.
        ring_base_address: u64,
        /// The queue.
        queue_id: u32,
        /// Bytes of the ring.
        ring_size: u32,
        /// Share of the GPU's time, in the lowest byte.
        queue_percentage: u32,
        /// 0 (lowest) to 15.
        queue_priority: u32,
    }
    /// CREATE_EVENT.
    CreateEvent = 0x08, InOut, 32, CREATE_EVENT, kfd_ioctl_create_event_args, "create an event" {
        /// The handle of the event page, in the first call that has one; returned: where to map the page.
        event_page_offset: u64,
        /// Returned: what the GPU writes to raise the event.
        event_trigger_data: u32,
        /// One of `EVENT_*` in [`values`](crate::values).
        event_type: u32,
        /// Whether a wait for the event consumes it.
        auto_reset: u32,
        /// The node, for some types of events.
        node_id: u32,
        /// Returned: the event.
        event_id: u32,
        /// Returned: the event's slot in the event page.
        event_slot_index: u32,
    }
    /// DESTROY_EVENT.
    DestroyEvent = 0x09, In, 8, DESTROY_EVENT, kfd_ioctl_destroy_event_args, "destroy an event" {
        /// The event.
        event_id: u32,
        /// Reserved.
        pad: u32,
    }
    /// SET_EVENT.
    SetEvent = 0x0a, In, 8, SET_EVENT, kfd_ioctl_set_event_args, "raise an event" {
        /// The event.
        event_id: u32,
        /// Reserved.
        pad: u32,
    }
    /// RESET_EVENT.
    ResetEvent = 0x0b, In, 8, RESET_EVENT, kfd_ioctl_reset_event_args, "reset an event" {
        /// The event.
        event_id: u32,
        /// Reserved.
        pad: u32,
    }
    /// WAIT_EVENTS.
    WaitEvents = 0x0c, InOut, 24, WAIT_EVENTS, kfd_ioctl_wait_events_args, "wait for events" {
        /// Address of an array of [`EventData`].
        events_ptr: u64,
        /// The number of events.
        num_events: u32,
        /// Whether to wait for all events rather than for one.
        wait_for_all: u32,
        /// Milliseconds; `u32::MAX` has no end.
        timeout: u32,
        /// Returned: one of `WAIT_RESULT_*` in [`values`](crate::values).
        wait_result: u32,
    } [events_ptr -> num_events * EventData::BYTES, true, true;]
    /// SET_SCRATCH_BACKING_VA.
    SetScratchBackingVa =
        0x11, InOut, 16, SET_SCRATCH_BACKING_VA, kfd_ioctl_set_scratch_backing_va_args, "set the address of scratch" {
        /// Address of the memory behind scratch.
        va_addr: u64,
        /// The GPU.
        gpu_id: u32,
        /// Reserved.
        pad: u32,
    }
    /// GET_TILE_CONFIG: how images are tiled in memory.
    GetTileConfig = 0x12, InOut, 40, GET_TILE_CONFIG, kfd_ioctl_get_tile_config_args, "report how images are tiled" {
        /// Address of an array of modes, 4 bytes each.
        tile_config_ptr: u64,
        /// Address of an array of macro modes, 4 bytes each.
        macro_tile_config_ptr: u64,
        /// The number of modes for which there is room; returned: the number of modes.
        num_tile_configs: u32,
        /// The number of macro modes for which there is room; returned: the number of macro modes.
        num_macro_tile_configs: u32,
        /// The GPU.
        gpu_id: u32,
        /// Returned: the register GB_ADDR_CONFIG.
        gb_addr_config: u32,
        /// Returned: the number of memory banks.
        num_banks: u32,
        /// Returned: the number of ranks.
        num_ranks: u32,
    } [
        tile_config_ptr -> num_tile_configs * 4usize, false, true;
        macro_tile_config_ptr -> num_macro_tile_configs * 4usize, false, true;
    ]
    /// SET_TRAP_HANDLER.
    SetTrapHandler = 0x13, In, 24, SET_TRAP_HANDLER, kfd_ioctl_set_trap_handler_args, "set the trap handler" {
        /// Address of the code.
        tba_addr: u64,
        /// Address of its memory.
        tma_addr: u64,
        /// The GPU.
        gpu_id: u32,
        /// Reserved.
        pad: u32,
    }
    /// GET_PROCESS_APERTURES_NEW.
    GetProcessAperturesNew =
        0x14, InOut, 16, GET_PROCESS_APERTURES_NEW, kfd_ioctl_get_process_apertures_new_args, "report its apertures" {
        /// Address of an array of [`Apertures`].
        kfd_process_device_apertures_ptr: u64,
        /// The number of GPUs for which there is room, or 0 to ask for it; returned: the number of GPUs.
        num_of_nodes: u32,
        /// Reserved.
        pad: u32,
    } [kfd_process_device_apertures_ptr -> num_of_nodes * Apertures::BYTES, false, true;]
    /// ACQUIRE_VM.
    AcquireVm = 0x15, In, 8, ACQUIRE_VM, kfd_ioctl_acquire_vm_args, "acquire the GPU's address space" {
        /// A file descriptor of the GPU's render node.
        drm_fd: u32,
        /// The GPU.
        gpu_id: u32,
    }
    /// ALLOC_MEMORY_OF_GPU.
    AllocMemoryOfGpu =
        0x16, InOut, 40, ALLOC_MEMORY_OF_GPU, kfd_ioctl_alloc_memory_of_gpu_args, "allocate memory" {
        /// Address for host and GPU.
        va_addr: u64,
        /// Bytes.
        size: u64,
        /// Returned: the allocation.
        handle: u64,
        /// The host address of memory of the client; returned: where to map the memory.
        mmap_offset: u64,
        /// The GPU.
        gpu_id: u32,
        /// A kind of memory and its properties: [`flags`](crate::flags).
        flags: u32,
    }
    /// FREE_MEMORY_OF_GPU.
    FreeMemoryOfGpu = 0x17, In, 8, FREE_MEMORY_OF_GPU, kfd_ioctl_free_memory_of_gpu_args, "free memory" {
        /// The allocation.
        handle: u64,
    }
    /// MAP_MEMORY_TO_GPU.
    MapMemoryToGpu =
        0x18, InOut, 24, MAP_MEMORY_TO_GPU, kfd_ioctl_map_memory_to_gpu_args, "map memory into the GPU" {
        /// The allocation.
        handle: u64,
        /// Address of an array of GPUs, 4 bytes each.
        device_ids_array_ptr: u64,
        /// The number of GPUs.
        n_devices: u32,
        /// The number of GPUs into which the memory is mapped already; returned: also those of this call.
        n_success: u32,
    } [device_ids_array_ptr -> n_devices * 4usize, true, false;]
    /// UNMAP_MEMORY_FROM_GPU.
    UnmapMemoryFromGpu =
        0x19, InOut, 24, UNMAP_MEMORY_FROM_GPU, kfd_ioctl_unmap_memory_from_gpu_args, "unmap memory from the GPU" {
        /// The allocation.
        handle: u64,
        /// Address of an array of GPUs, 4 bytes each.
        device_ids_array_ptr: u64,
        /// The number of GPUs.
        n_devices: u32,
        /// The number of GPUs from which the memory is unmapped already; returned: also those of this call.
        n_success: u32,
    } [device_ids_array_ptr -> n_devices * 4usize, true, false;]
    /// SET_CU_MASK: the compute units on which a queue's workgroups run.
    SetCuMask = 0x1a, In, 16, SET_CU_MASK, kfd_ioctl_set_cu_mask_args, "choose compute units" {
        /// The queue.
        queue_id: u32,
        /// The number of bits, a multiple of 32.
        num_cu_mask: u32,
        /// Address of the bits.
        cu_mask_ptr: u64,
    } [cu_mask_ptr -> num_cu_mask * Bits, true, false;]
    /// GET_QUEUE_WAVE_STATE: what the save area of a queue that does not run holds.
    GetQueueWaveState =
        0x1b, InOut, 24, GET_QUEUE_WAVE_STATE, kfd_ioctl_get_queue_wave_state_args, "find the saved waves" {
        /// Address to which the driver copies the header of the save area.
        ctl_stack_address: u64,
        /// Returned: bytes of the control stack.
        ctl_stack_used_size: u32,
        /// Returned: bytes of the saved waves.
        save_area_used_size: u32,
        /// The queue.
        queue_id: u32,
        /// Reserved.
        pad: u32,
    }
    /// GET_DMABUF_INFO: what a DMA buffer is. All values but the descriptor and the address are returned.
    GetDmabufInfo = 0x1c, InOut, 32, GET_DMABUF_INFO, kfd_ioctl_get_dmabuf_info_args, "describe a DMA buffer" {
        /// Bytes of the buffer.
        size: u64,
        /// Address to which the metadata of the exporter is copied.
        metadata_ptr: u64,
        /// Bytes for which there is room; returned: bytes of the metadata.
        metadata_size: u32,
        /// The GPU that has exported it.
        gpu_id: u32,
        /// The kind of memory: [`flags`](crate::flags).
        flags: u32,
        /// The descriptor.
        dmabuf_fd: u32,
    }
    /// IMPORT_DMABUF.
    ImportDmabuf = 0x1d, InOut, 24, IMPORT_DMABUF, kfd_ioctl_import_dmabuf_args, "import a DMA buffer" {
        /// Address for the GPU; 0 for none.
        va_addr: u64,
        /// Returned: the allocation.
        handle: u64,
        /// The GPU.
        gpu_id: u32,
        /// The descriptor.
        dmabuf_fd: u32,
    }
    /// ALLOC_QUEUE_GWS: gives a queue the global wave sync, or takes it away.
    AllocQueueGws = 0x1e, InOut, 16, ALLOC_QUEUE_GWS, kfd_ioctl_alloc_queue_gws_args, "allocate global wave sync" {
        /// The queue.
        queue_id: u32,
        /// The number of resources; 0 takes them away.
        num_gws: u32,
        /// Returned: the first resource.
        first_gws: u32,
        /// Reserved.
        pad: u32,
    }
    /// SMI_EVENTS: a file from which events of a GPU are read.
    SmiEvents = 0x1f, InOut, 8, SMI_EVENTS, kfd_ioctl_smi_events_args, "watch a GPU" {
        /// The GPU.
        gpuid: u32,
        /// Returned: the descriptor of the file.
        anon_fd: u32,
    }
    /// SVM: sets or reads attributes of addresses. The attributes, pairs of a type and a value, follow the struct.
    Svm = 0x20, InOut, 24, SVM, kfd_ioctl_svm_args, "access attributes of addresses" {
        /// The first address.
        start_addr: u64,
        /// The number of bytes.
        size: u64,
        /// Set (0) or read (1).
        op: u32,
        /// The number of attributes.
        nattr: u32,
    }
    /// SET_XNACK_MODE.
    SetXnackMode = 0x21, InOut, 4, SET_XNACK_MODE, kfd_ioctl_set_xnack_mode_args, "set how page faults are handled" {
        /// An `i32`: on (positive), off (0), or a question (negative); returned: whether it is on.
        xnack_enabled: u32,
    }
    /// AVAILABLE_MEMORY.
    AvailableMemory =
        0x23, InOut, 16, AVAILABLE_MEMORY, kfd_ioctl_get_available_memory_args, "report how much memory is free" {
        /// Returned: free bytes of device memory.
        available: u64,
        /// The GPU.
        gpu_id: u32,
        /// Reserved.
        pad: u32,
    }
    /// EXPORT_DMABUF: a descriptor of an allocation.
    ExportDmabuf = 0x24, InOut, 16, EXPORT_DMABUF, kfd_ioctl_export_dmabuf_args, "export memory" {
        /// The allocation.
        handle: u64,
        /// Flags of the descriptor: O_CLOEXEC.
        flags: u32,
        /// Returned: the descriptor.
        dmabuf_fd: u32,
    }
    /// RUNTIME_ENABLE.
    RuntimeEnable = 0x25, InOut, 16, RUNTIME_ENABLE, kfd_ioctl_runtime_enable_args, "enable the runtime" {
        /// Address of the loader's data for a debugger.
        r_debug: u64,
        /// Bit 0: enable rather than disable. Bit 1: save the state of the trap temporaries.
        mode_mask: u32,
        /// Returned: what the debugger of this GPU can do.
        capabilities_mask: u32,
    }
}

structs! {
    /// An entry of the array of [`WaitEvents`]. The first 32 bytes are a union. Its members are the data of a memory
    /// exception, after which the fields are named; those of a hardware exception ([`EventData::set_reset`]); and the
    /// age of a signal event ([`EventData::age`]).
    EventData = 48, kfd_event_data {
        /// The page is not present.
        not_present: u32,
        /// The access is a write to a read-only page.
        read_only: u32,
        /// The access executes a page that is not executable.
        no_execute: u32,
        /// The address is imprecise.
        imprecise: u32,
        /// The address.
        va: u64,
        /// The GPU.
        gpu_id: u32,
        /// The class of error.
        error_type: u32,
        /// Address of an extension of the struct.
        kfd_event_data_ext: u64,
        /// The event that is waited for.
        event_id: u32,
        /// Reserved.
        pad: u32,
    }
    /// An entry of the array of [`GetProcessAperturesNew`].
    Apertures = 56, kfd_process_device_apertures {
        /// The first address of LDS.
        lds_base: u64,
        /// The last address of LDS.
        lds_limit: u64,
        /// The first address of scratch.
        scratch_base: u64,
        /// The last address of scratch.
        scratch_limit: u64,
        /// The first address of memory.
        gpuvm_base: u64,
        /// The last address of memory.
        gpuvm_limit: u64,
        /// The GPU.
        gpu_id: u32,
        /// Reserved.
        pad: u32,
    }
}

impl EventData {
    /// The age of a signal event that the waiter has seen, or that the driver returns. 0 if the waiter does not know of
    /// ages.
    pub const fn age(&self) -> u64 {
        self.not_present as u64 | (self.read_only as u64) << 32
    }

    /// Sets the age of a signal event.
    pub const fn set_age(&mut self, age: u64) {
        self.not_present = age as u32;
        self.read_only = (age >> 32) as u32;
    }

    /// Whether the entry of a hardware exception reports one: lost memory or a GPU.
    pub const fn is_reset(&self) -> bool {
        self.no_execute | self.imprecise != 0
    }

    /// Reports that the whole GPU hung and was reset, and that its memory is lost: `reset_type` and `reset_cause` are
    /// 0, `memory_lost` is 1, and `gpu_id` follows.
    pub const fn set_reset(&mut self, gpu_id: u32) {
        let EventData { kfd_event_data_ext, event_id, pad, .. } = *self;
        *self = EventData {
            not_present: 0,
            read_only: 0,
            no_execute: 1,
            imprecise: gpu_id,
            va: 0,
            gpu_id: 0,
            error_type: 0,
            kfd_event_data_ext,
            event_id,
            pad,
        };
    }
}
