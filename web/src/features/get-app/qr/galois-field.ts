/** Arithmetic of Reed and Solomon's codes: bytes as polynomials modulo x⁸+x⁴+x³+x²+1 (ISO/IEC 18004, 7.5.2). */
const MODULUS = 0x11d

const POWERS = new Uint8Array(255)
const LOGS = new Uint8Array(256)
for (let exponent = 0, value = 1; exponent < 255; exponent += 1) {
  POWERS[exponent] = value
  LOGS[value] = exponent
  value *= 2
  if (value > 255) value ^= MODULUS
}

function multiply(a: number, b: number): number {
  if (a === 0 || b === 0) return 0
  return POWERS[((LOGS[a] ?? 0) + (LOGS[b] ?? 0)) % 255] ?? 0
}

/** The bytes that let a reader mend a damaged block. */
export function correctionBytes(data: readonly number[], count: number): readonly number[] {
  const divisor = generator(count)
  const remainder = Array.from({ length: count }, () => 0)
  for (const byte of data) {
    const factor = byte ^ (remainder.shift() ?? 0)
    remainder.push(0)
    divisor.forEach((coefficient, index) => {
      remainder[index] = (remainder[index] ?? 0) ^ multiply(coefficient, factor)
    })
  }
  return remainder
}

/** The product of (x - 2ⁱ), without its leading one. */
function generator(degree: number): readonly number[] {
  let product = [1]
  for (let exponent = 0; exponent < degree; exponent += 1) {
    const shifted = [...product, 0]
    product = shifted.map((value, index) => value ^ multiply(product[index - 1] ?? 0, POWERS[exponent] ?? 0))
  }
  return product.slice(1)
}
