/** Whether what somebody wrote means this place: "louvre" is the Louvre Museum. */
export function isNamed(name: string, wish: string): boolean {
  const [whole, asked] = [fold(name), fold(wish)]
  if (asked.length < 3) return whole === asked
  return ` ${whole} `.includes(` ${asked} `) || (whole.length > 5 && ` ${asked} `.includes(` ${whole} `))
}

function fold(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .replaceAll(/^(the|le|la|les|el|los|il|lo|o|os|der|die|das) /gu, '')
    .trim()
}
