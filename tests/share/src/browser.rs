//! A browser without a window, controlled by the Chrome DevTools Protocol over a pair of pipes.

use std::io::{BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use serde_json::{Value, json};

/// A browser with one page.
#[derive(Debug)]
pub struct Browser {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
    session: Option<String>,
    calls: u64,
}

impl Browser {
    /// The program of a browser, if one is installed; `unchecked` is what needs it.
    ///
    /// # Panics
    /// Panics if oracles are required and none is installed.
    #[must_use]
    pub fn program(unchecked: &str) -> Option<&'static str> {
        let remedy = "apt-get install -y --no-install-recommends chromium";
        crate::oracle::tool(unchecked, &["chromium", "chromium-browser"], remedy)
    }

    /// Starts `program` with a new profile in `folder`, and opens the page at an address.
    ///
    /// # Panics
    /// This function and all methods panic if the browser does not do what they ask for.
    #[must_use]
    pub fn open(program: &str, folder: &Path, url: &str) -> Browser {
        // The protocol uses the file descriptors 3 and 4. A browser that hangs is stopped.
        let mut child = Command::new("sh")
            .args(["-c", "exec timeout -k 5 180 \"$@\" 3<&0 4>&1 </dev/null >&2", "sh", program])
            .args(["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking"])
            .args(["--disable-component-update", "--disable-sync", "--no-first-run", "--disable-dev-shm-usage"])
            .args(["--hide-scrollbars", "--remote-debugging-pipe"])
            .arg(format!("--user-data-dir={}", folder.display()))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("a shell");
        let (input, output) = (child.stdin.take().unwrap(), BufReader::new(child.stdout.take().unwrap()));
        let mut browser = Browser { child, input, output, session: None, calls: 0 };
        let target = browser.call("Target.createTarget", &json!({ "url": "about:blank" }));
        let attach = json!({ "targetId": target["targetId"], "flatten": true });
        let session = browser.call("Target.attachToTarget", &attach);
        browser.session = Some(session["sessionId"].as_str().expect("a session").to_owned());
        browser.call("Page.enable", &json!({}));
        let size = json!({ "width": 1240, "height": 800, "deviceScaleFactor": 1, "mobile": false });
        browser.call("Emulation.setDeviceMetricsOverride", &size);
        browser.send("Page.navigate", &json!({ "url": url }));
        browser.wait_for(|message| message["method"] == "Page.loadEventFired");
        browser
    }

    fn send(&mut self, method: &str, parameters: &Value) -> u64 {
        self.calls += 1;
        let mut message = json!({ "id": self.calls, "method": method, "params": parameters });
        if let Some(session) = &self.session {
            message["sessionId"] = json!(session);
        }
        self.input.write_all(format!("{message}\0").as_bytes()).expect("the browser reads");
        self.calls
    }

    fn wait_for(&mut self, wanted: impl Fn(&Value) -> bool) -> Value {
        loop {
            let mut bytes = Vec::new();
            self.output.read_until(0, &mut bytes).expect("the browser writes");
            assert_eq!(bytes.pop(), Some(0), "the browser ended");
            let message: Value = serde_json::from_slice(&bytes).expect("JSON");
            assert_ne!(message["method"], "Runtime.exceptionThrown", "{message}");
            if wanted(&message) {
                return message;
            }
        }
    }

    fn call(&mut self, method: &str, parameters: &Value) -> Value {
        let id = self.send(method, parameters);
        let mut answer = self.wait_for(|message| message["id"] == id);
        assert!(answer.get("error").is_none(), "{method}: {answer}");
        answer["result"].take()
    }

    /// The value of a JavaScript expression.
    pub fn value(&mut self, expression: &str) -> Value {
        let parameters = json!({ "expression": expression, "returnByValue": true, "awaitPromise": true });
        let mut answer = self.call("Runtime.evaluate", &parameters);
        assert!(answer.get("exceptionDetails").is_none(), "{expression}: {answer}");
        answer["result"]["value"].take()
    }

    /// The text of the first element that a CSS selector selects.
    pub fn text(&mut self, selector: &str) -> String {
        let text = self.value(&format!("document.querySelector({})?.textContent", json!(selector)));
        text.as_str().unwrap_or_else(|| panic!("no {selector}")).to_owned()
    }

    /// Presses a key, as a keyboard does.
    pub fn press(&mut self, key: &str) {
        self.press_with(key, 0);
    }

    /// Presses a key while modifiers are held: the sum of 1 for Alt, 2 for Ctrl, 4 for Meta and 8 for Shift.
    pub fn press_with(&mut self, key: &str, modifiers: u32) {
        for kind in ["rawKeyDown", "keyUp"] {
            self.call("Input.dispatchKeyEvent", &json!({ "type": kind, "key": key, "modifiers": modifiers }));
        }
    }

    /// Types a text where the focus is.
    pub fn insert(&mut self, text: &str) {
        self.call("Input.insertText", &json!({ "text": text }));
    }

    /// Waits until a JavaScript expression is true, at most a minute.
    pub fn until(&mut self, expression: &str) {
        for _ in 0..1200 {
            if self.value(expression) == Value::Bool(true) {
                return;
            }
            std::thread::sleep(std::time::Duration::from_millis(50));
        }
        panic!("{expression} is still false: {}", self.value("document.body.innerText"));
    }

    /// The role and the name of each element that assistive technology sees.
    pub fn accessible(&mut self) -> Vec<(String, String)> {
        self.call("Accessibility.enable", &json!({}));
        let tree = self.call("Accessibility.getFullAXTree", &json!({}));
        let text = |node: &Value, field: &str| node[field]["value"].as_str().unwrap_or_default().to_owned();
        let nodes = tree["nodes"].as_array().expect("nodes").iter().filter(|node| node["ignored"] != true);
        nodes.map(|node| (text(node, "role"), text(node, "name"))).collect()
    }

    /// Clicks the middle of an element.
    pub fn click(&mut self, selector: &str) {
        let place = format!(
            "(() => {{ const box = document.querySelector({}).getBoundingClientRect(); \
             return [box.x + box.width / 2, box.y + box.height / 2]; }})()",
            json!(selector)
        );
        let place = self.value(&place);
        for kind in ["mousePressed", "mouseReleased"] {
            let event = json!({ "type": kind, "x": place[0], "y": place[1], "button": "left", "clickCount": 1 });
            self.call("Input.dispatchMouseEvent", &event);
        }
    }

    /// A picture of the page as PNG.
    pub fn picture(&mut self) -> Vec<u8> {
        // Two frames, so that what was drawn last is visible.
        self.value("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(0))))");
        let picture = self.call("Page.captureScreenshot", &json!({ "format": "png" }));
        decode(picture["data"].as_str().expect("a picture"))
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        let session = self.session.take();
        if session.is_some() && !std::thread::panicking() {
            self.send("Browser.close", &json!({}));
            // The browser's processes end when it closes its output.
            let _ = self.output.read_to_end(&mut Vec::new());
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// RFC 4648, section 4.
fn decode(base64: &str) -> Vec<u8> {
    let digit = |c: u8| match c {
        b'A'..=b'Z' => Some(c - b'A'),
        b'a'..=b'z' => Some(c - b'a' + 26),
        b'0'..=b'9' => Some(c - b'0' + 52),
        b'+' => Some(62),
        b'/' => Some(63),
        _ => None,
    };
    let mut bytes = Vec::new();
    for chunk in base64.as_bytes().chunks(4) {
        let digits: Vec<u8> = chunk.iter().copied().filter_map(digit).collect();
        let word = (0..4).fold(0, |word, i| word << 6 | u32::from(digits.get(i).copied().unwrap_or(0)));
        bytes.extend_from_slice(&word.to_be_bytes()[1..digits.len().max(1)]);
    }
    bytes
}
