/** Names in our six languages that the browser's short list of names leaves out: the city, then how it is called. */
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
Aix-en-Provence|Aix`

export const OTHER_NAMES: readonly (readonly [string, readonly string[]])[] = LINES.trim()
  .split('\n')
  .map((line) => {
    const [city = '', ...names] = line.split('|')
    return [city, names]
  })
