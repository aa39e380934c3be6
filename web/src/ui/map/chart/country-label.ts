import type { ExpressionSpecification } from 'maplibre-gl'

/** What Natural Earth writes on its maps, and what the same country is called in the rest of the product. */
const OURS: Readonly<Record<string, string>> = {
  'Bosnia and Herz.': 'Bosnia and Herzegovina',
  'Cabo Verde': 'Cape Verde',
  'Central African Rep.': 'Central African Republic',
  Congo: 'Republic of the Congo',
  "Côte d'Ivoire": 'Ivory Coast',
  'Dem. Rep. Congo': 'DR Congo',
  'Dominican Rep.': 'Dominican Republic',
  'Eq. Guinea': 'Equatorial Guinea',
  eSwatini: 'Eswatini',
  'Faeroe Is.': 'Faroe Islands',
  'Falkland Is.': 'Falkland Islands',
  'Fr. Polynesia': 'French Polynesia',
  Macedonia: 'North Macedonia',
  'S. Sudan': 'South Sudan',
  'Solomon Is.': 'Solomon Islands',
  'São Tomé and Principe': 'São Tomé and Príncipe',
  Turkey: 'Türkiye',
  'United States of America': 'United States',
  'W. Sahara': 'Western Sahara',
}

const NAME: ExpressionSpecification = ['get', 'name']

export const COUNTRY_LABEL: ExpressionSpecification = ['coalesce', ['get', NAME, ['literal', OURS]], NAME]
