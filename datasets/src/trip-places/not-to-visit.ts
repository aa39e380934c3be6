/**
 * Sights of the tables that cannot be visited, by their numbers in Wikidata: gone, never built, shut to
 * travellers, or the name of many things at once. Found by reading the plans of the hundred cities.
 */
export const NOT_TO_VISIT: ReadonlySet<string> = new Set([
  'Q1865480', // the Bastille
  'Q234364', // Tuileries Palace
  'Q475338', // Great Palace of Constantinople
  'Q1152384', // Palace of Daphne
  'Q1003322', // Boukoleon Palace
  'Q879941', // Palace of Blachernae
  'Q1247271', // Forum of Arcadius
  'Q808531', // Barnum's American Museum
  'Q1325234', // Estadi de Sarrià
  'Q1030045', // Camp del Carrer Indústria
  'Q1939953', // Ribeira Palace
  'Q147009', // Tre Kronor Castle
  'Q1706629', // Stalin Monument
  'Q1763605', // Provisional Theatre
  'Q3277167', // Teatro Regio Ducal
  'Q1250874', // Aelia Capitolina
  'Q729978', // Mediolanum
  'Q871525', // Vindobona
  'Q1135517', // Universal Studios Dubailand
  'Q787902', // Dubailand
  'Q5310637', // Dubai Zoo
  'Q1547682', // Jurong Bird Park
  'Q861117', // Osaka Stadium
  'Q1234446', // Septizodium
  'Q1235116', // Lupercal
  'Q1241278', // Gardens of Sallust
  'Q1456939', // Temple of Peace
  'Q1049836', // Castra Praetoria
  'Q1275701', // Acra
  'Q570515', // Antonia Fortress
  'Q1424839', // Palace of Placentia
  'Q1519128', // Newseum
  'Q259767', // Sackler Gallery, now one house with the Freer
  'Q1347586', // Villa of the Papyri
  'Q1052803', // Nagaoka-kyō
  'Q191687', // Heliopolis
  'Q839456', // Al-Fustat
  'Q5806', // Mecca, the city
  'Q163607', // Angkor, all of its temples
  'Q237', // Vatican City, all of it
  'Q1367970', // Palace of Moncloa
  'Q2629065', // Presidential Mansion of Athens
  'Q864758', // Presidential Palace of Vietnam
  'Q2512830', // Kresty Prison
  'Q11208', // The Pentagon
  'Q1068752', // Howard University
  'Q145093', // Apostolic Palace
  'Q131626', // Smithsonian Institution, all of its museums
  'Q607743', // Aon Center
  'Q2349903', // Cœur Défense
  'Q11993457', // Royal Spanish Academy
  'Q1417172', // Royal Asiatic Society
  'Q1858077', // Victoria Tower
  'Q2078595', // Walt Disney Studios
  'Q521935', // Seven Sisters, all over Moscow
  'Q812285', // Bavarian State Painting Collections
  'Q239028', // Stoclet Palace
  'Q192687', // Downing Street, behind its gate
])
