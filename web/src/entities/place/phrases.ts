/**
 * Forty phrases in six languages, written by us. Polite forms, because they are for strangers. Japanese has its
 * pronunciation in Latin letters after a tilde.
 */
export const PHRASE_LANGUAGES = ['es', 'fr', 'de', 'it', 'pt', 'ja'] as const
export type PhraseLanguage = (typeof PHRASE_LANGUAGES)[number]

export const PHRASE_GROUPS = ['meet', 'help', 'eat', 'way', 'stay'] as const
export type PhraseGroup = (typeof PHRASE_GROUPS)[number]

const ROWS: Readonly<Record<PhraseGroup, readonly string[]>> = {
  meet: [
    'Hello|Hola|Bonjour|Guten Tag|Buongiorno|Olá|こんにちは ~Konnichiwa',
    'Good evening|Buenas noches|Bonsoir|Guten Abend|Buonasera|Boa noite|こんばんは ~Konbanwa',
    'Goodbye|Adiós|Au revoir|Auf Wiedersehen|Arrivederci|Adeus|さようなら ~Sayōnara',
    'Please|Por favor|S’il vous plaît|Bitte|Per favore|Por favor|お願いします ~Onegai shimasu',
    'Thank you very much|Muchas gracias|Merci beaucoup|Vielen Dank|Grazie mille|Muito obrigado|ありがとうございます ~Arigatō gozaimasu',
    'Excuse me|Disculpe|Excusez-moi|Entschuldigung|Mi scusi|Com licença|すみません ~Sumimasen',
    'Do you speak English?|¿Habla inglés?|Parlez-vous anglais ?|Sprechen Sie Englisch?|Parla inglese?|Fala inglês?|英語を話せますか ~Eigo o hanasemasu ka',
    'I do not understand|No entiendo|Je ne comprends pas|Ich verstehe nicht|Non capisco|Não compreendo|わかりません ~Wakarimasen',
  ],
  help: [
    'Help|Ayuda|À l’aide|Hilfe|Aiuto|Socorro|助けて ~Tasukete',
    'Please call an ambulance|Llame a una ambulancia, por favor|Appelez une ambulance, s’il vous ' +
      'plaît|Bitte rufen Sie einen Krankenwagen|Chiami un’ambulanza, per favore|Chame uma ambulância, por ' +
      'favor|救急車を呼んでください ~Kyūkyūsha o yonde kudasai',
    'Please call the police|Llame a la policía, por favor|Appelez la police, s’il vous plaît|Bitte rufen ' +
      'Sie die Polizei|Chiami la polizia, per favore|Chame a polícia, por favor|警察を呼んでください ~Keisatsu o ' +
      'yonde kudasai',
    'I need a doctor|Necesito un médico|J’ai besoin d’un médecin|Ich brauche einen Arzt|Ho bisogno di un ' +
      'medico|Preciso de um médico|医者が必要です ~Isha ga hitsuyō desu',
    'Where is a pharmacy?|¿Dónde hay una farmacia?|Où y a-t-il une pharmacie ?|Wo ist eine ' +
      'Apotheke?|Dov’è una farmacia?|Onde há uma farmácia?|薬局はどこですか ~Yakkyoku wa doko desu ka',
    'I am allergic to nuts|Soy alérgico a los frutos secos|Je suis allergique aux noix|Ich bin allergisch ' +
      'gegen Nüsse|Sono allergico alla frutta secca|Sou alérgico a frutos secos|ナッツアレルギーです ~Nattsu arerugī ' +
      'desu',
    'I have lost my passport|He perdido mi pasaporte|J’ai perdu mon passeport|Ich habe meinen Pass ' +
      'verloren|Ho perso il passaporto|Perdi o meu passaporte|パスポートをなくしました ~Pasupōto o nakushimashita',
    'My bag was stolen|Me han robado el bolso|On m’a volé mon sac|Meine Tasche wurde gestohlen|Mi hanno ' +
      'rubato la borsa|Roubaram-me a mala|かばんを盗まれました ~Kaban o nusumaremashita',
  ],
  eat: [
    'A table for two, please|Una mesa para dos, por favor|Une table pour deux, s’il vous plaît|Einen ' +
      'Tisch für zwei, bitte|Un tavolo per due, per favore|Uma mesa para dois, por favor|二人です ~Futari desu',
    'The menu, please|La carta, por favor|La carte, s’il vous plaît|Die Speisekarte, bitte|Il menù, per favore|A ementa, por favor|メニューをください ~Menyū o kudasai',
    'Tap water, please|Agua del grifo, por favor|Une carafe d’eau, s’il vous plaît|Leitungswasser, ' +
      'bitte|Acqua del rubinetto, per favore|Água da torneira, por favor|お水をください ~Omizu o kudasai',
    'I do not eat meat|No como carne|Je ne mange pas de viande|Ich esse kein Fleisch|Non mangio carne|Não como carne|肉を食べません ~Niku o tabemasen',
    'Without sugar|Sin azúcar|Sans sucre|Ohne Zucker|Senza zucchero|Sem açúcar|砂糖なしで ~Satō nashi de',
    'It was very good|Estaba muy rico|C’était très bon|Es war sehr gut|Era molto buono|Estava muito bom|美味しかったです ~Oishikatta desu',
    'The bill, please|La cuenta, por favor|L’addition, s’il vous plaît|Die Rechnung, bitte|Il conto, per ' +
      'favore|A conta, por favor|お会計お願いします ~Okaikei onegai shimasu',
    'Can I pay by card?|¿Puedo pagar con tarjeta?|Puis-je payer par carte ?|Kann ich mit Karte ' +
      'zahlen?|Posso pagare con la carta?|Posso pagar com cartão?|カードで払えますか ~Kādo de haraemasu ka',
  ],
  way: [
    'Where is the station?|¿Dónde está la estación?|Où est la gare ?|Wo ist der Bahnhof?|Dov’è la stazione?|Onde fica a estação?|駅はどこですか ~Eki wa doko desu ka',
    'Where are the toilets?|¿Dónde están los servicios?|Où sont les toilettes ?|Wo sind die ' +
      'Toiletten?|Dove sono i bagni?|Onde fica a casa de banho?|トイレはどこですか ~Toire wa doko desu ka',
    'One ticket to the centre|Un billete al centro|Un billet pour le centre|Eine Fahrkarte ins Zentrum|Un ' +
      'biglietto per il centro|Um bilhete para o centro|中心部まで一枚ください ~Chūshinbu made ichimai kudasai',
    'Does this bus go to the airport?|¿Este autobús va al aeropuerto?|Ce bus va-t-il à l’aéroport ?|Fährt ' +
      'dieser Bus zum Flughafen?|Questo autobus va all’aeroporto?|Este autocarro vai para o ' +
      'aeroporto?|このバスは空港に行きますか ~Kono basu wa kūkō ni ikimasu ka',
    'To this address, please|A esta dirección, por favor|À cette adresse, s’il vous plaît|Zu dieser ' +
      'Adresse, bitte|A questo indirizzo, per favore|Para esta morada, por favor|この住所までお願いします ~Kono jūsho ' +
      'made onegai shimasu',
    'Please stop here|Pare aquí, por favor|Arrêtez-vous ici, s’il vous plaît|Bitte halten Sie hier|Si ' +
      'fermi qui, per favore|Pare aqui, por favor|ここで止めてください ~Koko de tomete kudasai',
    'Left, right, straight on|Izquierda, derecha, todo recto|À gauche, à droite, tout droit|Links, ' +
      'rechts, geradeaus|Sinistra, destra, sempre dritto|Esquerda, direita, em frente|左、右、まっすぐ ~Hidari, ' +
      'migi, massugu',
    'When does it leave?|¿A qué hora sale?|À quelle heure part-il ?|Wann fährt er ab?|A che ora parte?|A que horas parte?|何時に出ますか ~Nanji ni demasu ka',
  ],
  stay: [
    'I have a booking|Tengo una reserva|J’ai une réservation|Ich habe eine Reservierung|Ho una prenotazione|Tenho uma reserva|予約しています ~Yoyaku shite imasu',
    'One night, two people|Una noche, dos personas|Une nuit, deux personnes|Eine Nacht, zwei Personen|Una ' +
      'notte, due persone|Uma noite, duas pessoas|一泊、二人です ~Ippaku, futari desu',
    'How much is it?|¿Cuánto cuesta?|Combien ça coûte ?|Was kostet das?|Quanto costa?|Quanto custa?|いくらですか ~Ikura desu ka',
    'Is breakfast included?|¿El desayuno está incluido?|Le petit-déjeuner est-il compris ?|Ist das ' +
      'Frühstück inbegriffen?|La colazione è inclusa?|O pequeno-almoço está incluído?|朝食は付いていますか ~Chōshoku ' +
      'wa tsuite imasu ka',
    'The key, please|La llave, por favor|La clé, s’il vous plaît|Den Schlüssel, bitte|La chiave, per favore|A chave, por favor|鍵をお願いします ~Kagi o onegai shimasu',
    'What is the Wi-Fi password?|¿Cuál es la contraseña del wifi?|Quel est le mot de passe du Wi-Fi ?|Wie ' +
      'lautet das WLAN-Passwort?|Qual è la password del Wi-Fi?|Qual é a palavra-passe do ' +
      'Wi-Fi?|Wi-Fiのパスワードは何ですか ~Waifai no pasuwādo wa nan desu ka',
    'May I leave my luggage here?|¿Puedo dejar el equipaje aquí?|Puis-je laisser mes bagages ici ?|Kann ' +
      'ich mein Gepäck hier lassen?|Posso lasciare qui i bagagli?|Posso deixar aqui a bagagem?|荷物を預けてもいいですか ' +
      '~Nimotsu o azukete mo ii desu ka',
    'When do we have to leave the room?|¿A qué hora hay que dejar la habitación?|À quelle heure faut-il ' +
      'libérer la chambre ?|Bis wann müssen wir auschecken?|A che ora dobbiamo lasciare la camera?|A que ' +
      'horas temos de deixar o quarto?|チェックアウトは何時ですか ~Chekkuauto wa nanji desu ka',
  ],
}

export type Phrase = {
  readonly english: string
  readonly words: string
  /** The pronunciation, for a script the traveller may not read. */
  readonly sound: string | null
}

export function phrasesIn(language: PhraseLanguage, group: PhraseGroup): readonly Phrase[] {
  const column = PHRASE_LANGUAGES.indexOf(language) + 1
  return ROWS[group].map((row) => {
    const cells = row.split('|')
    const [words = '', sound = null] = (cells[column] ?? '').split(' ~')
    return { english: cells[0] ?? '', words, sound }
  })
}
