/// Placeholder until the language lands.
