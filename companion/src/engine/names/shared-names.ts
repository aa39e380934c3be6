/** A name shared by several well-known places, and their locations. */
export type SharedName = {
  readonly regions: readonly string[]
  /** Whether none of them is much more likely, so that plans and searches must ask. */
  readonly isOpen: boolean
}

const OPEN = `
springfield: Illinois, Missouri, Massachusetts
san jose: California, Costa Rica
georgetown: Guyana, Malaysia, Texas
cambridge: England, Massachusetts
cordoba: Spain, Argentina
richmond: Virginia, British Columbia
hamilton: Ontario, New Zealand
newcastle: England, New South Wales
santa cruz: Bolivia, California
merida: Mexico, Spain, Venezuela
leon: Mexico, Spain, Nicaragua
santa ana: California, El Salvador
santa rosa: California, Argentina
columbia: South Carolina, Missouri
durham: North Carolina, England
lincoln: Nebraska, England
worcester: England, Massachusetts
rochester: New York, Minnesota
arlington: Virginia, Texas
burlington: Vermont, Ontario
jackson: Mississippi, Wyoming
aurora: Colorado, Illinois
`

const CLEAR = `
portland: Oregon, Maine
birmingham: England, Alabama
granada: Spain, Nicaragua
kingston: Jamaica, Ontario
alexandria: Egypt, Virginia
columbus: Ohio, Georgia
san juan: Puerto Rico, Argentina
guadalajara: Mexico, Spain
trinidad: Cuba, Bolivia
concepcion: Chile, Paraguay
bethlehem: Palestine, Pennsylvania
st petersburg: Russia, Florida
saint petersburg: Russia, Florida
halifax: Nova Scotia, England
albany: New York, Western Australia
`

export const SHARED_NAMES: ReadonlyMap<string, SharedName> = new Map([...read(OPEN, true), ...read(CLEAR, false)])

function read(table: string, isOpen: boolean): readonly (readonly [string, SharedName])[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', regions = ''] = line.split(': ')
      return [name, { regions: regions.split(', '), isOpen }]
    })
}
