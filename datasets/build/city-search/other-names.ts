/**
 * Old names and names in our six languages that the browser's list must contain: the displayed name, then the others.
 */
const LINES = `
Frankfurt am Main|Frankfurt|Francfort|Francoforte
Venice|Venedig|Venecia|Veneza
Geneva|Ginebra|Ginevra|Genebra
Basel|Bâle|Basilea|Basileia
Bern|Berne|Berna
Bordeaux|Burdeos|Bordéus
Bruges|Brujas
Córdoba|Cordoue
Liège|Lüttich
Padova|Padua|Padoue|Pádua
Porto|Oporto
Zaragoza|Saragossa|Saragosse|Saragozza
Salzburg|Salisburgo
Strasbourg|Estrasburgo
New York|Nova York
Amsterdam|Amesterdão
Ljubljana|Laibach|Lubiana
Bratislava|Pressburg
Kyiv|Kiew|Kiev
Siena|Sienne
Bologna|Bologne|Bolonia|Bolonha
Aix-en-Provence|Aix
Aachen|Aix-la-Chapelle
Regensburg|Ratisbonne|Ratisbona
The Hague|La Haya
Helsinki|Helsingfors
Turku|Åbo
Ho Chi Minh City|Saigon
Istanbul|Constantinople
İzmir|Smyrna
Saint Petersburg|Leningrad
Chennai|Madras
Mumbai|Bombay
Kolkata|Calcutta
Varanasi|Benares
Puducherry|Pondicherry
's-Hertogenbosch|Den Bosch
Bolzano|Bozen
Ghent|Gand
Mainz|Mayence
Trier|Trèves
Livorno|Leghorn
Freiburg|Friburgo
Tangier|Tanger
Funchal|Madeira
Fira|Santorini
Heraklion|Crete
Québec|Quebec City
Tallinn|Reval`

export const OTHER_NAMES: ReadonlyMap<string, readonly string[]> = new Map(
  LINES.trim()
    .split('\n')
    .map((line) => {
      const [city = '', ...names] = line.split('|')
      return [city, names]
    }),
)
