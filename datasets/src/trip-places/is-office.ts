/** Words for offices, in the languages of the guides. */
const OFFICE = new RegExp(
  String.raw`(?:^|[^\p{L}])(?:airlines?|airways|\p{L}+ air|aeroflot|lufthansa|air (?:france|china|asia|india|canada)|` +
    String.raw`embassy|consulate|botschaft|konsulat|ambassade|consulat|посольство|консульство|hospital|krankenhaus|` +
    String.raw`hôpital|больница|clinic|klinik|pharmacy|apotheke|pharmacie|аптека|post office|postamt|bureau de poste|` +
    String.raw`hotels?|hôtel|hostel|youth hostel|auberge de jeunesse|motel|guest ?house|gästehaus|отель|гостиница|` +
    String.raw`хостел|travel agency|reisebüro|supermarket|supermarkt|supermarché|супермаркет|` +
    String.raw`tourist(?:en)?[- ]?info(?:rmation)?|office de tourisme|bureau de change|wechselstube|internet ?café|` +
    String.raw`cybercafé|laundry|waschsalon|wäscherei|laverie|police|polizei|bus station|busbahnhof|gare routière|` +
    String.raw`car rental|autovermietung|(?:savings|commercial|national|city|royal) bank|bank of \p{L}+|atm|` +
    String.raw`geldautomat|citibank|hsbc|sberbank|сбербанк|university|universität)(?![\p{L}])`,
  'iu',
)
/** Words for restaurants: a hotel may have one, and a bar may be named after a bank. */
const TABLE = new RegExp(
  String.raw`restaurant|ristorante|restaurante|ресторан|кафе|(?:^|[^\p{L}])(?:bars?|pub|caf[eé]|coffee|kaffee|` +
    String.raw`bistrot?|brasserie|grill|lounge|kitchen|küche|tavern|taverne|trattoria|osteria|bakery|bäckerei|` +
    String.raw`boulangerie|dining|buffet|tea|club|бар|паб)(?![\p{L}])`,
  'iu',
)

/** An airline, a hospital or a hotel that a guide lists among restaurants. */
export function isOffice(name: string): boolean {
  return OFFICE.test(name) && !TABLE.test(name.replace(/internet ?café|cybercafé/i, ''))
}
