/**
 * The company behind this installation. Operators enter their own before opening it to the public; until then the legal
 * pages say that these values are examples.
 */
export const LEGAL_ENTITY = {
  isExample: true,
  name: 'Sojourn Travel Companion',
  address: 'Example Street 1, 1000-001 Lisbon, Portugal',
  register: 'Commercial register number to be entered by the operator',
  email: 'hello@sojourn.example',
  privacyEmail: 'privacy@sojourn.example',
  jurisdiction: 'Portugal',
} as const
