import type { SafetyWords } from './en.ts'

export const it: SafetyWords = {
  heading: 'In caso di emergenza',
  lead: 'Prima il numero, poi dove sei.',
  'call.112':
    'Il 112 funziona dai cellulari in tutta l’UE. Sulla maggior parte delle altre reti viene inoltrato al numero locale.',
  'call.action': 'Chiama il 112',
  'numbers.title': 'Numeri per Paese',
  'numbers.text':
    'Polizia, ambulanza, vigili del fuoco. Se c’è un solo numero, vale per tutti e tre. In corsivo: una sola fonte.',
  'continent.AF': 'Africa',
  'continent.AN': 'Antartide',
  'continent.AS': 'Asia',
  'continent.EU': 'Europa',
  'continent.NA': 'Nord America',
  'continent.OC': 'Oceania',
  'continent.SA': 'Sud America',
  'number.country': 'Paese',
  'number.police': 'Polizia',
  'number.medical': 'Ambulanza',
  'number.fire': 'Vigili del fuoco',
  'where.title': 'Dove sei',
  'where.text': 'La tua posizione resta su questo dispositivo. Leggila piano, cifra per cifra.',
  'where.find': 'La mia posizione',
  'where.finding': 'Ricerca…',
  'where.accuracy': 'con un margine di {distance}',
  'where.copy': 'Copia le coordinate',
  'where.copied': 'Coordinate copiate!',
  'where.not-copied': 'Impossibile copiare le coordinate.',
  'failed.unsupported': 'Questo browser non può indicare la tua posizione',
  'failed.denied': 'L’accesso alla posizione è stato negato. Consentilo nelle impostazioni.',
  'failed.unavailable': 'La posizione non è disponibile in questo momento.',
  'failed.timed-out': 'La ricerca della posizione ha richiesto troppo tempo.',
  'failed.unknown': 'Impossibile trovare la tua posizione',
  'steps.title': 'I primi minuti',
  'step.1': 'Mettiti prima tu al sicuro. Chi è ferito a sua volta non può aiutare nessuno.',
  'step.2': 'Chiama. Di’ prima di tutto dove sei: se cade la linea, possono venire lo stesso.',
  'step.3': 'Di’ che cosa è successo e quante persone sono ferite. Non riagganciare finché non te lo dicono.',
  'step.4': 'Resta accanto alla persona, tienila al caldo e parlale.',
  'after.title': 'Dopo',
  'after.1':
    'Furto o passaporto smarrito: prima la denuncia alla polizia, poi l’ambasciata; lì rilasciano un documento di emergenza.',
  'after.2':
    'Ferite o malattia: chiama il numero sulla tessera dell’assicurazione prima di pagare; quasi tutte vogliono saperlo prima.',
  'after.3':
    'Carte sparite: falle bloccare dalla banca. Tieni il suo numero anche in un posto che non sia il telefono.',
}
