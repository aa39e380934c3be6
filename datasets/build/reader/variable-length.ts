/** A number in as many bytes as it needs, seven bits in each. */
export function variableLength(value: number): readonly number[] {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...variableLength(value >>> 7)]
}
