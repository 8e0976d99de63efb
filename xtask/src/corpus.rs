//! `cargo xtask corpus`: the inputs of the fuzz targets, one compressed tar archive a target in `fuzz/corpus`.
//!
//! An archive depends only on the names and contents of its inputs, so equal corpora are equal files.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use tar::{Archive, Builder, Header};

#[derive(clap::Args)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    action: Action,
}

#[derive(clap::Subcommand)]
enum Action {
    /// Write the inputs of a target as files, by default to `fuzz/corpus/TARGET`, where cargo-fuzz looks for them.
    Unpack { target: String, directory: Option<PathBuf> },
    /// Add files, or all files of directories, to the archive of a target.
    Add {
        target: String,
        #[arg(required = true)]
        paths: Vec<PathBuf>,
    },
    /// Keep only inputs that together reach everything that the archive and the files of these directories reach.
    Minimise {
        target: String,
        directories: Vec<PathBuf>,
        /// The program of the fuzz target. Without it, cargo-fuzz builds the program.
        #[arg(long)]
        program: Option<PathBuf>,
    },
}

/// The inputs of a target, by name.
type Inputs = BTreeMap<String, Vec<u8>>;

pub(crate) fn run(root: &Path, arguments: &Arguments) -> Result<ExitCode, String> {
    let folder = root.join("fuzz/corpus");
    let archive = |target: &str| folder.join(format!("{target}.tar.gz"));
    match &arguments.action {
        Action::Unpack { target, directory } => {
            let inputs = unpacked(&archive(target))?;
            let directory = directory.clone().unwrap_or_else(|| folder.join(target));
            write_files(&directory, &inputs)?;
            println!("{} inputs in {}", inputs.len(), directory.display());
        }
        Action::Add { target, paths } => {
            let archive = archive(target);
            let mut inputs = if archive.exists() { unpacked(&archive)? } else { Inputs::new() };
            let before = inputs.len();
            for path in paths {
                add(&mut inputs, path)?;
            }
            pack(&archive, &inputs)?;
            println!("{before} inputs before, {} now", inputs.len());
        }
        Action::Minimise { target, directories, program } => {
            let archive = archive(target);
            let inputs = unpacked(&archive)?;
            let scratch = root.join("target/fuzz-minimise").join(target);
            if scratch.exists() {
                fs::remove_dir_all(&scratch).map_err(named(&scratch))?;
            }
            let (all, least) = (scratch.join("all"), scratch.join("least"));
            write_files(&all, &inputs)?;
            fs::create_dir_all(&least).map_err(named(&least))?;
            let mut command = match program {
                Some(program) => Command::new(program),
                None => Command::new("cargo"),
            };
            if program.is_none() {
                command.current_dir(root).args(["+nightly", "fuzz", "run", target]);
            }
            command.args([&least, &all]);
            for directory in directories {
                command.arg(fs::canonicalize(directory).map_err(named(directory))?);
            }
            command.args(program.is_none().then_some("--")).arg("-merge=1");
            let status = command.status().map_err(|error| format!("`{}`: {error}", command.get_program().display()))?;
            if !status.success() {
                return Err(format!("the fuzz target `{target}` ended with {status}; the archive is as before"));
            }
            let mut kept = Inputs::new();
            add(&mut kept, &least)?;
            if kept.is_empty() {
                return Err(format!("the fuzz target `{target}` kept no input; the archive is as before"));
            }
            pack(&archive, &kept)?;
            println!("{} inputs before, {} now", inputs.len(), kept.len());
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn named(path: &Path) -> impl Fn(io::Error) -> String {
    move |error| format!("{}: {error}", path.display())
}

/// Reads an archive.
fn unpacked(archive: &Path) -> Result<Inputs, String> {
    let read = || -> io::Result<Inputs> {
        let mut inputs = Inputs::new();
        for entry in Archive::new(GzDecoder::new(File::open(archive)?)).entries()? {
            let mut entry = entry?;
            let name = entry.path()?.to_string_lossy().into_owned();
            let mut bytes = Vec::new();
            entry.read_to_end(&mut bytes)?;
            inputs.insert(name, bytes);
        }
        Ok(inputs)
    };
    read().map_err(named(archive))
}

/// Writes an archive.
fn pack(archive: &Path, inputs: &Inputs) -> Result<(), String> {
    let write = || -> io::Result<()> {
        let mut builder = Builder::new(GzEncoder::new(File::create(archive)?, Compression::best()));
        for (name, bytes) in inputs {
            let mut header = Header::new_ustar();
            header.set_size(bytes.len() as u64);
            header.set_mode(0o644);
            builder.append_data(&mut header, name, bytes.as_slice())?;
        }
        builder.into_inner()?.finish()?.sync_all()
    };
    write().map_err(named(archive))
}

/// Writes each input to a file of its name.
fn write_files(directory: &Path, inputs: &Inputs) -> Result<(), String> {
    fs::create_dir_all(directory).map_err(named(directory))?;
    for (name, bytes) in inputs {
        // A name is a file's name, so that an archive cannot write elsewhere.
        if Path::new(name).file_name().and_then(|file| file.to_str()) != Some(name) {
            return Err(format!("`{name}` in the archive is not the name of a file"));
        }
        let path = directory.join(name);
        fs::write(&path, bytes).map_err(named(&path))?;
    }
    Ok(())
}

/// Adds a file, or the files of a directory. Contents that are there already are not added again.
fn add(inputs: &mut Inputs, path: &Path) -> Result<(), String> {
    let mut files = vec![path.to_owned()];
    if path.is_dir() {
        let entries = fs::read_dir(path).map_err(named(path))?;
        let paths = entries.map(|entry| entry.map(|entry| entry.path())).collect::<io::Result<Vec<_>>>();
        files = paths.map_err(named(path))?.into_iter().filter(|path| path.is_file()).collect();
    }
    for file in files {
        let bytes = fs::read(&file).map_err(named(&file))?;
        let name = file.file_name().and_then(|name| name.to_str()).map(str::to_owned);
        let name = name.ok_or_else(|| format!("{}: the name is not Unicode", file.display()))?;
        if inputs.values().any(|known| *known == bytes) {
            continue;
        }
        if inputs.contains_key(&name) {
            return Err(format!("the archive has another input with the name `{name}`"));
        }
        inputs.insert(name, bytes);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_packed_is_unpacked() {
        let folder = tempfile::tempdir().expect("a folder");
        let inputs: Inputs = [("a", &b"one"[..]), ("b", b""), ("c", &[0; 3000])]
            .map(|(name, bytes)| (name.to_owned(), bytes.to_owned()))
            .into();
        let [first, second] = ["1", "2"].map(|name| folder.path().join(name));
        pack(&first, &inputs).expect("is packed");
        assert_eq!(unpacked(&first).as_ref(), Ok(&inputs));
        let files = folder.path().join("files");
        write_files(&files, &inputs).expect("are written");
        let mut again = Inputs::new();
        add(&mut again, &files).expect("are added");
        pack(&second, &again).expect("is packed");
        assert_eq!(fs::read(first).expect("is there"), fs::read(second).expect("is there"));
    }

    #[test]
    fn an_input_is_added_once() {
        let folder = tempfile::tempdir().expect("a folder");
        let [same, new] = ["same", "new"].map(|name| folder.path().join(name));
        fs::write(&same, "one").expect("is written");
        fs::write(&new, "two").expect("is written");
        let mut inputs = Inputs::from([("a".to_owned(), b"one".to_vec())]);
        add(&mut inputs, folder.path()).expect("are added");
        assert_eq!(inputs.keys().collect::<Vec<_>>(), ["a", "new"]);
        fs::write(&new, "three").expect("is written");
        assert_eq!(add(&mut inputs, &new), Err("the archive has another input with the name `new`".to_owned()));
        let missing = folder.path().join("missing");
        let error = add(&mut inputs, &missing).expect_err("is missing");
        assert!(error.starts_with(&missing.display().to_string()), "{error}");
    }

    #[test]
    fn an_archive_writes_only_into_its_directory() {
        let folder = tempfile::tempdir().expect("a folder");
        for name in ["../a", "a/b", ".."] {
            let inputs = Inputs::from([(name.to_owned(), Vec::new())]);
            let error = format!("`{name}` in the archive is not the name of a file");
            assert_eq!(write_files(&folder.path().join("files"), &inputs), Err(error));
        }
    }
}
