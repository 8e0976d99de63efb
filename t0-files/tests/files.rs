//! Files that several processes write, that are killed, and that are not regular.

use std::fs::{self, File};
use std::io::Write;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use t0_files::{Lock, LockError, NotRegular, Staged, commit, is_partial, remove_partial, replace};
use tempfile::tempdir;

/// What a process of its own does, and the path that it is for.
const CASE: &str = "T0_TEST_FILES_CASE";
const PATH: &str = "T0_TEST_FILES_PATH";
const LENGTH: usize = 300_000;

fn start(case: &str, path: &Path) -> Child {
    Command::new(std::env::current_exe().expect("this test"))
        .args(["--ignored", "--exact", "process", "--nocapture"])
        .envs([(CASE, case.as_ref()), (PATH, path.as_os_str())])
        .stdout(Stdio::null())
        .spawn()
        .expect("a process")
}

#[test]
#[ignore = "a process of its own runs this: see the other tests"]
fn process() {
    let path = std::env::var_os(PATH).expect("another test sets it");
    let path = Path::new(&path);
    match std::env::var(CASE).expect("another test sets it").as_str() {
        "lock" => {
            let _lock = Lock::acquire(path).expect("the lock");
            fs::write(path.with_extension("held"), "").expect("written");
            std::thread::sleep(Duration::from_secs(60));
        }
        letter => {
            for _ in 0..60 {
                remove_partial(path.parent().expect("a folder"), |_| true).expect("removed");
                replace(path, letter.repeat(LENGTH).as_bytes()).expect("replaced");
            }
        }
    }
}

fn names(folder: &Path) -> Vec<String> {
    let entry = |entry: std::io::Result<fs::DirEntry>| entry.expect("a name").file_name();
    let mut names: Vec<_> =
        fs::read_dir(folder).expect("names").map(|e| entry(e).to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

fn fifo(path: &Path) {
    assert!(Command::new("mkfifo").arg(path).status().expect("mkfifo").success());
}

#[test]
fn a_file_of_two_writers_is_always_one_of_theirs() {
    let folder = tempdir().expect("a folder");
    let path = folder.path().join("file");
    replace(&path, "a".repeat(LENGTH).as_bytes()).expect("replaced");
    let mut writers = [start("a", &path), start("b", &path)];
    let mut seen = [0; 2];
    while writers.iter_mut().any(|writer| writer.try_wait().expect("a state").is_none()) {
        let text = t0_files::read(&path).expect("a whole file");
        assert!(text.len() == LENGTH && text.iter().all(|byte| *byte == text[0]), "{} bytes", text.len());
        seen[usize::from(text[0] == b'b')] += 1;
    }
    assert!(writers.iter_mut().all(|writer| writer.wait().expect("an end").success()));
    assert!(seen.iter().all(|count| *count > 0), "{seen:?}");
    assert_eq!(names(folder.path()), ["file"]);
}

#[test]
fn a_killed_writer_leaves_a_temporary_file_that_is_removed() {
    let folder = tempdir().expect("a folder");
    let path = folder.path().join("file");
    replace(&path, b"old").expect("replaced");
    // The same file without a writer, one with a writer, and files of others.
    let left = folder.path().join("file.0123456789abcdef.partial");
    let others = ["file.partial", "notes.0123456789abcdeg.partial", "other.0123456789abcdef.partial"];
    fs::write(&left, "incomplete").expect("written");
    others.iter().for_each(|name| fs::write(folder.path().join(name), "mine").expect("written"));
    let staged = Staged::new(&path, |file| file.write_all(b"new")).expect("staged");
    assert_eq!(names(folder.path()).len(), 6);
    remove_partial(folder.path(), |name| name == "file").expect("removed");
    assert_eq!(names(folder.path()).len(), 5, "{:?}", names(folder.path()));
    assert!(!left.exists(), "nobody writes it");
    assert!(others.iter().all(|name| folder.path().join(name).exists()));
    commit([staged]).expect("renamed");
    assert_eq!(fs::read(&path).expect("read"), b"new");
    drop(Staged::new(&path, |file| file.write_all(b"lost")).expect("staged"));
    assert_eq!(names(folder.path()).len(), 4, "{:?}", names(folder.path()));
    assert_eq!(fs::read(&path).expect("read"), b"new");
    remove_partial(folder.path().join("absent"), |_| true).expect("nothing is there");
    assert_eq!(is_partial("a.b.0123456789abcdef.partial"), Some("a.b"));
    assert_eq!(is_partial(".0123456789abcdef.partial"), None);
}

#[test]
fn a_lock_is_held_by_one_process_until_it_ends() {
    let folder = tempdir().expect("a folder");
    let path = folder.path().join("run.lock");
    let mut child = start("lock", &path);
    let held = path.with_extension("held");
    let began = Instant::now();
    while !held.exists() {
        assert!(began.elapsed() < Duration::from_secs(60), "the process does not start");
        std::thread::sleep(Duration::from_millis(2));
    }
    assert!(matches!(Lock::acquire(&path), Err(LockError::Held)));
    child.kill().expect("killed");
    child.wait().expect("an end");
    let lock = Lock::acquire(&path).expect("the process has ended");
    assert!(matches!(Lock::acquire(&path), Err(LockError::Held)), "a process excludes itself too");
    // Whoever waits gets a lock on a file that exists.
    std::thread::scope(|scope| {
        let waiter = scope.spawn(|| {
            let _lock = Lock::wait(&path).expect("the lock");
            assert!(path.exists());
        });
        std::thread::sleep(Duration::from_millis(30));
        drop(lock);
        waiter.join().expect("the waiter");
    });
    assert_eq!(names(folder.path()), ["run.held"], "a lock that is released leaves no file");
}

#[test]
fn what_is_not_a_regular_file_is_an_error_and_stays() {
    let folder = tempdir().expect("a folder");
    let [pipe, directory] = ["pipe", "directory"].map(|name| folder.path().join(name));
    fifo(&pipe);
    fs::create_dir(&directory).expect("created");
    for (path, kind) in [(&*pipe, "FIFO"), (&*directory, "directory"), (Path::new("/dev/null"), "device")] {
        let errors = [
            t0_files::open(path).map(drop),
            t0_files::read(path).map(drop),
            t0_files::read_to_string(path).map(drop),
            t0_files::append(path, b"x"),
            replace(path, b"x"),
            Lock::wait(path).map(drop),
        ];
        for error in errors {
            let error = error.expect_err(kind);
            assert_eq!(error.to_string(), format!("it is a {kind}, not a regular file"));
            assert_eq!(NotRegular::of(&error), Some(NotRegular { kind }));
        }
    }
    assert_eq!(names(folder.path()), ["directory", "pipe"]);
    let absent = t0_files::read(folder.path().join("absent")).expect_err("it does not exist");
    assert_eq!((absent.kind(), NotRegular::of(&absent)), (std::io::ErrorKind::NotFound, None));
}

#[test]
fn several_files_are_replaced_together_or_not_at_all() {
    let folder = tempdir().expect("a folder");
    let [weights, config, fresh] = ["weights", "config", "fresh"].map(|name| folder.path().join(name));
    fs::write(&weights, "old weights").expect("written");
    fs::write(&config, "old config").expect("written");
    let staged = |path, text: &'static str| Staged::new(path, |file| file.write_all(text.as_bytes())).expect("staged");
    let all = [staged(&weights, "new weights"), staged(&fresh, "fresh"), staged(&config, "new config")];
    // A directory takes the place of the last file, which cannot be renamed to it.
    fs::remove_file(&config).expect("removed");
    fs::create_dir(&config).expect("created");
    commit(all).expect_err("a directory is there");
    assert_eq!(fs::read_to_string(&weights).expect("read"), "old weights");
    assert_eq!(names(folder.path()), ["config", "weights"]);
    fs::remove_dir(&config).expect("removed");
    commit([staged(&weights, "new weights"), staged(&config, "new config")]).expect("renamed");
    assert_eq!(fs::read_to_string(&weights).expect("read"), "new weights");
    assert_eq!(fs::read_to_string(&config).expect("read"), "new config");
    assert_eq!(names(folder.path()), ["config", "weights"]);
}

#[cfg(unix)]
#[test]
fn links_and_permissions_remain() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    let folder = tempdir().expect("a folder");
    let [file, link] = ["file", "link"].map(|name| folder.path().join(name));
    drop(File::create(&file).expect("created"));
    fs::set_permissions(&file, fs::Permissions::from_mode(0o640)).expect("set");
    symlink("file", &link).expect("a link");
    replace(&link, b"new").expect("replaced");
    assert!(link.is_symlink());
    assert_eq!(fs::read(&file).expect("read"), b"new");
    assert_eq!(fs::metadata(&file).expect("metadata").permissions().mode() & 0o777, 0o640);
    // Every write to this device fails as on a full disk, and so does one through a link to it.
    let full = folder.path().join("full");
    symlink("/dev/full", &full).expect("a link");
    assert_eq!(replace(&full, b"x").expect_err("a device").to_string(), "it is a device, not a regular file");
}

#[test]
fn a_lock_whose_file_was_removed_leaves_the_next_one_alone() {
    let folder = tempdir().expect("a folder");
    let path = folder.path().join("run.lock");
    let first = Lock::acquire(&path).expect("nobody holds it");
    std::fs::remove_file(&path).expect("the file exists");
    let second = Lock::acquire(&path).expect("the file is another one");
    drop(first);
    assert!(matches!(Lock::acquire(&path), Err(LockError::Held)), "the second lock is held");
    drop(second);
    assert!(names(folder.path()).is_empty());
}
