//! A language model over HTTP: `ignis-serve FOLDER`, or without a folder the tiny model that is embedded.

mod args;
mod progress;

use args::Args;
use clap::Parser;
use ignis::files::Folder;
use ignis_driver::TINY;
use ignis_serve::{EngineStopped, ServedModel, Server, Settings};
use progress::Loading;
use std::io::Write;
use std::net::{IpAddr, SocketAddr};
use std::process::ExitCode;

/// What ends the program.
#[derive(Debug, thiserror::Error)]
enum Failure {
    #[error(transparent)]
    Model(#[from] ignis::Error),
    #[error("cannot listen at {address}: {cause}")]
    Listen { address: SocketAddr, cause: std::io::Error },
    #[error("cannot start the threads of the server: {0}")]
    Threads(std::io::Error),
    #[error(transparent)]
    Engine(#[from] EngineStopped),
    #[error("{address} can be reached from other computers: set --api-key or $IGNIS_API_KEY, or pass --no-key")]
    Open { address: IpAddr },
    #[error("cannot read the keys in {path}: {cause}")]
    Keys { path: String, cause: std::io::Error },
}

fn main() -> ExitCode {
    let args = Args::parse();
    progress::log_to_stderr(args.log_json, args.quiet);
    match run(&args) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            progress::say(&format!("error: {error}"));
            let usage = matches!(&error, Failure::Open { .. }) || matches!(&error, Failure::Model(e) if e.is_usage());
            ExitCode::from(if usage { 2 } else { 1 })
        }
    }
}

fn run(args: &Args) -> Result<(), Failure> {
    let settings = args.settings()?;
    if !args.host.is_loopback() && settings.api_keys.is_empty() && !args.no_key {
        return Err(Failure::Open { address: args.host });
    }
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(Failure::Threads)?;
    // The port is taken before the model is loaded: a server that cannot listen should say so at once.
    let address = SocketAddr::new(args.host, args.port);
    let listener =
        runtime.block_on(tokio::net::TcpListener::bind(address)).map_err(|cause| Failure::Listen { address, cause })?;
    let address = listener.local_addr().map_err(|cause| Failure::Listen { address, cause })?;
    let model = open(args, &settings)?;
    let begin = format!("serving {} at http://{address} (device: {})", model.name(), model.device());
    progress::say(&format!("{begin}; context {} tokens; Ctrl-C stops", model.context()));
    // Programs that start this one read the address here.
    let mut stdout = std::io::stdout().lock();
    let _ = writeln!(stdout, "http://{address}").and_then(|()| stdout.flush());
    drop(stdout);
    runtime.block_on(Server::new(model, settings).run(listener, stop_signal()))?;
    Ok(())
}

fn open(args: &Args, settings: &Settings) -> Result<ServedModel, Failure> {
    let folder = match &args.folder {
        Some(path) => Folder::open(path)?,
        None => TINY,
    };
    let choice = args.model.device;
    let loading = Loading::new(args.quiet);
    Ok(ServedModel::open(folder, move || choice.open(), settings, &mut |done, total| loading.show(done, total))?)
}

/// Completes when the process is asked to end.
async fn stop_signal() {
    let interrupt = async {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    let terminate = async {
        match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
            Ok(mut signal) => {
                signal.recv().await;
            }
            Err(_) => std::future::pending().await,
        }
    };
    #[cfg(not(unix))]
    let terminate = std::future::pending::<()>();
    tokio::select! {
        () = interrupt => {}
        () = terminate => {}
    }
    progress::say("stopping");
}
