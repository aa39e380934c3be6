import { plain, stands } from './phrases.ts'

/** Sights that everybody knows the city of, by its GeoNames id: who eats near the Colosseum eats in Rome. */
const SIGHTS: Readonly<Record<number, string>> = {
  264371: 'acropolis|akropolis|parthenon',
  292223: 'burj khalifa|dubai mall',
  360630: 'pyramids of giza|giza pyramids',
  498817: 'hermitage museum|winter palace',
  524901: 'red square|kremlin',
  745044: 'hagia sophia|ayasofya|topkapi palace|blue mosque',
  1273294: 'qutb minar|humayun s tomb',
  1275339: 'gateway of india',
  1279259: 'taj mahal',
  1609350: 'wat arun|wat pho|wat phra kaew',
  1735161: 'petronas towers|petronas twin towers',
  1816670: 'forbidden city|tiananmen square',
  1822214: 'angkor wat',
  1835848: 'gyeongbokgung',
  1850147: 'tokyo skytree|senso ji|meiji shrine',
  1857910: 'fushimi inari|kinkaku ji',
  1880252: 'gardens by the bay|marina bay sands',
  2147714: 'sydney opera house|bondi beach',
  2267057: 'belém tower|torre de belém',
  2618425: 'tivoli gardens|nyhavn',
  2643743: 'british museum|tower of london|westminster abbey|buckingham palace|big ben',
  2650225: 'royal mile',
  2759794: 'rijksmuseum|van gogh museum|anne frank house|anne frank huis',
  2761369: 'schönbrunn|stephansdom|hofburg',
  2800866: 'manneken pis|atomium',
  2867714: 'marienplatz',
  2950159: 'brandenburg gate|brandenburger tor|reichstag',
  2964574: 'guinness storehouse|book of kells',
  2988507: 'eiffel tower|tour eiffel|eiffelturm|torre eiffel|louvre',
  3067696: 'charles bridge|karlsbrücke',
  3117735: 'prado museum|museo del prado',
  3128760: 'sagrada família|park güell|casa batlló',
  3164603: 'st mark s square|piazza san marco|markusplatz',
  3169070: 'colosseum|colosseo|kolosseum|colisée|coliseo|coliseu|sistine chapel|vatican museums|trevi fountain',
  3176959: 'uffizi|ponte vecchio',
  3369157: 'table mountain|robben island',
  3451190: 'christ the redeemer|cristo redentor',
  4140963: 'lincoln memorial',
  5128581: 'statue of liberty|freiheitsstatue|empire state building|times square',
  5391959: 'golden gate bridge|alcatraz',
  6167865: 'cn tower',
}

/** The city of the one famous sight that a text names; null for none, and for sights of several cities. */
export function cityOfSight(text: string): number | null {
  const folded = plain(text)
  const found = Object.entries(SIGHTS).filter(([, names]) => stands(folded, names))
  return found.length === 1 ? Number(found[0]?.[0]) : null
}
