//! The functions that a request describes, and which of them the answer calls.

use crate::error::ApiError;
use crate::fields::Fields;
use serde_json::{Value, json};

/// A function that the model can call.
#[derive(Clone, Debug)]
pub(crate) struct Tool {
    pub(crate) name: String,
    description: Option<String>,
    /// The JSON schema of the arguments.
    pub(crate) schema: Value,
    /// Arguments that the schema does not allow must not occur.
    pub(crate) strict: bool,
    /// Where the schema is in the request.
    pub(crate) param: String,
}

/// Which functions the answer calls.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) enum Call {
    /// Any or none, as the model chooses.
    #[default]
    Free,
    /// One of those that are described.
    Any,
    /// This one.
    Named(String),
}

/// The tools of a request.
#[derive(Clone, Debug, Default)]
pub(crate) struct Tools {
    pub(crate) list: Vec<Tool>,
    pub(crate) call: Call,
    /// End the answer after the first call.
    pub(crate) single: bool,
}

/// How a request selects tools.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum ToolChoice {
    Auto,
    None,
    Required,
    Function(String),
}

impl Tools {
    /// Applies a choice. `param` is its name in the request.
    pub(crate) fn new(list: Vec<Tool>, choice: ToolChoice, param: &str) -> Result<Self, ApiError> {
        let call = match choice {
            ToolChoice::Auto => Call::Free,
            ToolChoice::None => return Ok(Tools::default()),
            ToolChoice::Function(name) if list.iter().any(|tool| tool.name == name) => Call::Named(name),
            ToolChoice::Function(name) => {
                return Err(ApiError::param(param, format!("no tool has the name {name:?}")));
            }
            ToolChoice::Required if list.is_empty() => {
                return Err(ApiError::param(param, "a call is required, but there are no tools"));
            }
            ToolChoice::Required => Call::Any,
        };
        Ok(Tools { list, call, single: false })
    }

    /// The functions that the answer can call.
    pub(crate) fn callable(&self) -> Vec<&Tool> {
        let named = |tool: &&Tool| !matches!(&self.call, Call::Named(name) if tool.name != *name);
        self.list.iter().filter(named).collect()
    }

    /// Whether the answer ends after its first call.
    pub(crate) fn ends_after_call(&self) -> bool {
        self.single || self.call != Call::Free
    }
}

impl Tool {
    /// Reads the fields of a description. `schema` is the name of the field with the schema.
    pub(crate) fn read(fields: &mut Fields<'_>, schema: &str) -> Result<Self, ApiError> {
        let name = fields.required_text("name")?.to_string();
        if name.is_empty() || name.len() > 64 || !name.chars().all(|c| c.is_ascii_alphanumeric() || "_-.".contains(c)) {
            return Err(fields.wrong("name", "expected 1 to 64 letters, digits, underscores, hyphens or points"));
        }
        let description = fields.text("description")?.map(str::to_string);
        let strict = fields.flag("strict")?.unwrap_or(false);
        let param = fields.path(schema);
        let schema = fields.value(schema).cloned().unwrap_or_else(|| json!({"type": "object", "properties": {}}));
        if !schema.is_object() {
            return Err(ApiError::param(param, "expected an object, a JSON schema"));
        }
        if schema.get("type").is_some_and(|kind| kind != "object") {
            return Err(ApiError::param(param, "the type of a function's arguments must be object"));
        }
        Ok(Tool { name, description, schema, strict, param })
    }

    /// The description in the form that templates expect.
    pub(crate) fn template(&self) -> Value {
        let mut function = json!({"name": self.name});
        if let Some(text) = &self.description {
            function["description"] = text.as_str().into();
        }
        function["parameters"] = self.schema.clone();
        json!({"type": "function", "function": function})
    }
}
