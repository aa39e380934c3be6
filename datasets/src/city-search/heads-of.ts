const BEFORE_A_RIVER =
  /^(\p{L}{4,})[ -](?:upon|on|under|by|am|an der|an|ob der|ob|vor der|im|sur|sous|lès|nad|pod|aan den)[ -]/u

/** "Newcastle" is Newcastle upon Tyne, "Rothenburg" Rothenburg ob der Tauber: people leave out rivers. */
export function headsOf(names: readonly string[]): readonly string[] {
  return [...new Set(names.flatMap((name) => BEFORE_A_RIVER.exec(name)?.[1] ?? []))]
}
