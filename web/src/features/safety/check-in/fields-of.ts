/** What a form holds, by the name of the field; empty for a field that is missing or not ticked. */
export function fieldsOf(
  form: HTMLFormElement,
): Readonly<Record<'contact' | 'minutes' | 'note' | 'position' | 'name' | 'email', string>> {
  const held = new FormData(form)
  const read = (name: string): string => {
    const value = held.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  return {
    contact: read('contact'),
    minutes: read('minutes'),
    note: read('note'),
    position: read('position'),
    name: read('name'),
    email: read('email'),
  }
}
