/** Sights that identify a city, by its GeoNames id: "near the Colosseum" means Rome. */
export const FAMOUS_SIGHTS: Readonly<Record<number, readonly string[]>> = {
  264371: [
    'acropolis',
    'akropolis',
    'parthenon',
  ],
  2517117: [
    'alhambra',
    'generalife',
  ],
  292223: [
    'burj khalifa',
    'dubai mall',
  ],
  360630: [
    'giza pyramids',
    'pyramids of giza',
  ],
  498817: [
    'hermitage museum',
    'winter palace',
  ],
  524901: [
    'kremlin',
    'red square',
  ],
  745044: [
    'ayasofya',
    'blue mosque',
    'hagia sophia',
    'topkapi palace',
  ],
  1273294: [
    'humayun s tomb',
    'qutb minar',
  ],
  1275339: [
    'gateway of india',
  ],
  1279259: [
    'taj mahal',
  ],
  1609350: [
    'wat arun',
    'wat pho',
    'wat phra kaew',
  ],
  1735161: [
    'petronas towers',
    'petronas twin towers',
  ],
  1816670: [
    'forbidden city',
    'tiananmen square',
  ],
  1822214: [
    'angkor wat',
  ],
  1835848: [
    'gyeongbokgung',
  ],
  1850147: [
    'meiji shrine',
    'senso ji',
    'tokyo skytree',
  ],
  1857910: [
    'fushimi inari',
    'kinkaku ji',
  ],
  1880252: [
    'gardens by the bay',
    'marina bay sands',
  ],
  2147714: [
    'bondi beach',
    'sydney opera house',
  ],
  2267057: [
    'belém tower',
    'torre de belém',
  ],
  2618425: [
    'nyhavn',
    'tivoli gardens',
  ],
  2643743: [
    'big ben',
    'british museum',
    'buckingham palace',
    'tower of london',
    'westminster abbey',
  ],
  2650225: [
    'royal mile',
  ],
  2759794: [
    'anne frank house',
    'anne frank huis',
    'rijksmuseum',
    'van gogh museum',
  ],
  2761369: [
    'hofburg',
    'schönbrunn',
    'stephansdom',
  ],
  2800866: [
    'atomium',
    'manneken pis',
  ],
  2867714: [
    'marienplatz',
  ],
  2950159: [
    'brandenburg gate',
    'brandenburger tor',
    'reichstag',
  ],
  2964574: [
    'book of kells',
    'guinness storehouse',
  ],
  2988507: [
    'eiffel tower',
    'eiffelturm',
    'louvre',
    'torre eiffel',
    'tour eiffel',
  ],
  3067696: [
    'charles bridge',
    'karlsbrücke',
  ],
  3117735: [
    'museo del prado',
    'prado museum',
  ],
  3128760: [
    'casa batlló',
    'park güell',
    'sagrada família',
  ],
  3164603: [
    'markusplatz',
    'piazza san marco',
    'st mark s square',
  ],
  3169070: [
    'coliseo',
    'coliseu',
    'colisée',
    'colosseo',
    'colosseum',
    'kolosseum',
    'sistine chapel',
    'trevi fountain',
    'vatican museums',
  ],
  3176959: [
    'ponte vecchio',
    'uffizi',
  ],
  3369157: [
    'robben island',
    'table mountain',
  ],
  3451190: [
    'christ the redeemer',
    'cristo redentor',
  ],
  4140963: [
    'lincoln memorial',
  ],
  5128581: [
    'empire state building',
    'freiheitsstatue',
    'statue of liberty',
    'times square',
  ],
  5391959: [
    'alcatraz',
    'golden gate bridge',
  ],
  6167865: [
    'cn tower',
  ],
}
