/** One letter too many, too few, wrong, or two neighbours swapped. */
export function isOneEditAway(typed: string, name: string): boolean {
  if (Math.abs(typed.length - name.length) > 1 || typed === name) return false
  let start = 0
  while (start < typed.length && typed[start] === name[start]) start += 1
  const [restOfTyped, restOfName] = [typed.slice(start), name.slice(start)]
  return (
    restOfTyped.slice(1) === restOfName.slice(1) ||
    restOfTyped.slice(1) === restOfName ||
    restOfTyped === restOfName.slice(1) ||
    (restOfTyped[0] === restOfName[1] &&
      restOfTyped[1] === restOfName[0] &&
      restOfTyped.slice(2) === restOfName.slice(2))
  )
}
