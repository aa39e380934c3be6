import { useState, useSyncExternalStore } from 'react'

import { readFlag, writeFlag } from './flags.ts'

const CHANGED = 'sojourn:kept'

/**
 * A small value stored on this device, the same in every part of the page and in every tab. `read` parses it, whichever
 * version of the app wrote it; the server and the first paint use the result for an empty storage.
 */
export function useStoredValue<Value>(
  key: string,
  read: (stored: unknown) => Value,
): readonly [Value, (next: Value) => void] {
  const [empty] = useState(() => read(undefined))
  const [cell] = useState(() => createCell(key, read))
  const value = useSyncExternalStore(listen, cell, () => empty)
  return [value, (next) => keep(key, next)]
}

export function keep(key: string, value: unknown): void {
  writeFlag(key, JSON.stringify(value))
  dispatchEvent(new Event(CHANGED))
}

/** The same text gives the same object, as React requires of a store. */
function createCell<Value>(key: string, read: (stored: unknown) => Value): () => Value {
  let text: string | null | undefined
  let value: Value
  return () => {
    const now = readFlag(key)
    if (now !== text) {
      text = now
      value = read(parse(now))
    }
    return value
  }
}

function parse(text: string | null): unknown {
  try {
    return text === null ? undefined : (JSON.parse(text) as unknown)
  } catch {
    return undefined
  }
}

function listen(onChange: () => void): () => void {
  const events = [CHANGED, 'storage'] as const
  events.forEach((event) => addEventListener(event, onChange))
  return () => events.forEach((event) => removeEventListener(event, onChange))
}
