/** "St. Lucia", "U.S. Virgin Islands": these dots end no sentence. The length is kept, so that positions stay valid. */
export function withoutDots(text: string): string {
  return text
    .replaceAll(/\b(St|Ste|Mt|Ft)\./gi, '$1 ')
    .replaceAll(/\bU\.S\.A\.?/gi, (said) => 'USA'.padEnd(said.length))
    .replaceAll(/\bU\.([SK])\./gi, (_, letter: string) => `U${letter.toUpperCase()}  `)
    .replaceAll(/\bEE\.? ?UU\.?/gi, (said) => 'EEUU'.padEnd(said.length))
    .replaceAll(/(?<=\S )&(?= \S)/g, ' ')
}
