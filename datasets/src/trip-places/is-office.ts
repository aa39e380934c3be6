/** In the languages of the guides. */
const OFFICE =
  /(?:^|[^\p{L}])(?:airlines?|airways|\p{L}+ air|aeroflot|lufthansa|air (?:france|china|asia|india|canada)|embassy|consulate|botschaft|konsulat|ambassade|consulat|посольство|консульство|hospital|krankenhaus|hôpital|больница|clinic|klinik|pharmacy|apotheke|pharmacie|аптека|post office|postamt|bureau de poste|hotels?|hôtel|hostel|youth hostel|auberge de jeunesse|motel|guest ?house|gästehaus|отель|гостиница|хостел|travel agency|reisebüro|supermarket|supermarkt|supermarché|супермаркет|tourist(?:en)?[- ]?info(?:rmation)?|office de tourisme|bureau de change|wechselstube|internet ?café|cybercafé|laundry|waschsalon|wäscherei|laverie|police|polizei|bus station|busbahnhof|gare routière|car rental|autovermietung|(?:savings|commercial|national|city|royal) bank|bank of \p{L}+|atm|geldautomat|citibank|hsbc|sberbank|сбербанк|university|universität)(?![\p{L}])/iu
/** A hotel has a restaurant, and a bar may be called after the bank it is in. */
const TABLE =
  /restaurant|ristorante|restaurante|ресторан|кафе|(?:^|[^\p{L}])(?:bars?|pub|caf[eé]|coffee|kaffee|bistrot?|brasserie|grill|lounge|kitchen|küche|tavern|taverne|trattoria|osteria|bakery|bäckerei|boulangerie|dining|buffet|tea|club|бар|паб)(?![\p{L}])/iu

/** An airline, a hospital or a bed that a guide lists among its tables. */
export function isOffice(name: string): boolean {
  return OFFICE.test(name) && !TABLE.test(name.replace(/internet ?café|cybercafé/i, ''))
}
