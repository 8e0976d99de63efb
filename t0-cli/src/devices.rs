//! `t0 devices`: the devices that `Device::open` and `Device::builder` can open.

use std::fmt::Write;

use serde_json::{Value, json};
use t0::{Device, DeviceInfo, Error};

use crate::Report;
use crate::input::{Failure, pretty};
use crate::paint::{DIM, NAME};

#[derive(clap::Args)]
#[command(after_help = "\
Exit codes: 0 there is a device, 1 there is none, 2 invalid command line.")]
pub(crate) struct Arguments {
    /// List the virtual GPU instead of cards.
    #[arg(long = "virtual")]
    emulated: bool,
    /// Print one JSON document.
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(arguments: &Arguments) -> Result<Report, Failure> {
    let builder = match arguments.emulated {
        true => Device::builder().virtual_gpu(t0::VirtualOptions::default()),
        false => Device::builder().kfd(0),
    };
    let devices = match builder.list() {
        Ok(devices) => devices,
        Err(error) => return Ok(nothing(arguments, error.to_string(), &error)),
    };
    if devices.is_empty() {
        let error = Error::NoGfx11 { index: 0, found: "no GPU that it can use".to_owned() };
        return Ok(nothing(arguments, error.to_string(), &error));
    }
    let mut report = Report::default();
    if arguments.json {
        let all: Vec<Value> = devices.iter().map(json_of).collect();
        report.text = pretty(&json!({ "devices": all }));
        return Ok(report);
    }
    for device in &devices {
        let DeviceInfo { index, target, name, compute_units, memory_bytes, render_minor, .. } = device;
        let memory = memory_bytes >> 20;
        let _ = writeln!(
            report.text,
            "{index}  {NAME}{target}{NAME:#}  {name}, {compute_units} CUs, {memory} MiB  {DIM}/dev/dri/renderD{render_minor}{DIM:#}"
        );
    }
    Ok(report)
}

/// The report without a device: what is missing, and what to do.
fn nothing(arguments: &Arguments, why: String, error: &Error) -> Report {
    let mut report = Report { failed: true, ..Report::default() };
    if arguments.json {
        report.text = pretty(&json!({ "devices": [], "why": why }));
    }
    report.remarks.push(why);
    if !matches!(error, Error::NotBuilt { .. }) {
        report.remarks.push("`t0 doctor` examines the driver; `t0 devices --virtual` lists the virtual GPU".to_owned());
    }
    report
}

fn json_of(device: &DeviceInfo) -> Value {
    let DeviceInfo { index, target, name, compute_units, memory_bytes, render_minor, is_virtual, .. } = device;
    json!({
        "index": index,
        "target": target,
        "name": name,
        "compute_units": compute_units,
        "memory_bytes": memory_bytes,
        "render_minor": render_minor,
        "virtual": is_virtual,
    })
}
