import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Pages are typed into before their script has come: whoever is still in the field then has not been heard yet. */
export function useTypedEarly(input: RefObject<HTMLInputElement | null>, onTyped: (text: string) => void): void {
  const hear = useEffectEvent(() => {
    const field = input.current
    if (field && field === document.activeElement && field.value !== field.defaultValue) onTyped(field.value)
  })
  useEffect(() => {
    const timer = setTimeout(hear)
    return () => clearTimeout(timer)
  }, [])
}
