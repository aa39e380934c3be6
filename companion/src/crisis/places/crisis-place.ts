/** A place that a cry for help may refer to. */
export type CrisisPlace = {
  /** ISO 3166-1. */
  readonly country: string
  readonly cityId: number | null
  /** `here`: said to be there. `named`: a country by its name. `possible`: perhaps another word. */
  readonly certainty: 'here' | 'named' | 'possible'
}

export type Weight = 'country' | 'tourist' | 'heavy' | 'medium' | 'small'
export type Found = Pick<CrisisPlace, 'country' | 'cityId'> & { readonly weight: Weight; readonly isMainName: boolean }
