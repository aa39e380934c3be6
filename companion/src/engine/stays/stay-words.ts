/** Words about a stay, folded, with spaces around them; those of scripts without spaces match anywhere. */
const words = (list: string, anywhere = ''): RegExp =>
  new RegExp(anywhere === '' ? ` (?:${list}) ` : ` (?:${list}) |${anywhere}`, 'u')

/** Next to these, days were already used. */
export const USED = words(
  'already|been|so far|used|spent|since|schon|bereits|seit|verbraucht|deja|depuis|passe|ya|llevo|llevamos|' +
    'desde|gia|trascors\\S+|ja|passei|passamos|usei|estou ha|faz|уже|провел\\S*|пробыл\\S*|использовал\\S*|' +
    'вже|провів|провела|пробув|zaten|kaldim|gecirdim|reeds|gebruikt|doorgebracht|sinds|redan|varit|allerede|' +
    'vaeret|vaert|tilbragt|juz|spedzil\\S*|bylem|bylam|uz|stravil\\S*|voltam|toltottem|petrecut|ollut|ηδη|' +
    'بالفعل|قضيت|امضيت|כבר|da o|sudah|telah',
  '已经|住了|待了|呆了|スデニ|既ニ|滞在シタ(?!イ)|滞在シテイ|แล้ว|อยู่มา',
)
/** Next to these, a length is a passport's validity. */
export const EXPIRING = words(
  'expires?|expiring|runs out|valid|validity|lauft|ablauft|gultig|expire|valable|valide|caduca|vence|' +
    'expira|valid[oa]|scade|действ\\S*|истека\\S*|дійсн\\S*|закінчу\\S*|gecerli\\S*|wazn\\S*|platn\\S*|' +
    'giltig\\S*|gyldig\\S*|geldig|ervenyes\\S*|lejar\\S*|valabil\\S*|voimassa|berlaku|ισχυ\\S*|ληγει|' +
    'صالح\\S*|בתוקף',
  '有効|有效|到期',
)
/** Next to these, the allowed stay was exceeded. */
export const OVERSTAY = words(
  'overstay\\S*|over stay\\S*|stayed too long|uberzogen|uberzieh\\S*|zu lange geblieben|reste trop ' +
    'longtemps|depasse (?:mon|la|le|les|ma) \\S+|me pase|me excedi|sobrepas\\S+|rimast[oa] troppo|superato ' +
    '(?:il|i) \\S+|ultrapass\\S+|excedi|просроч\\S*|превысил\\S*|перевищ\\S*|простроч\\S*|przekroczyl\\S*|' +
    'prekrocil\\S*|fazla kaldim|overschre\\S*|te lang gebleven|overskred\\S*|tulleptem|depasit|ξεπερασ\\S*|' +
    'تجاوزت|חרגתי',
  '逾期|超期|オ ?ー?バ ?ー?ステイ|不法滞在',
)
export const SINCE = words('since|seit|depuis|desde|dal|da')
export const UNTIL = words('until|till|til|bis|jusqu a|jusqu au|jusqu|hasta|fino a|fino al|ate|ate o|ate ao')
/** "80 of my 90 days". */
export const USED_OF =
  / (\d{1,3}) (?:out of|of|von|sur|de|su|dei|dos|das|из|з|od|van|av|af|z) (?:(?:the|my|meinen|den|les|mes|mis|los|miei|i|os|meus|моих) )?\d{1,3} /u
/** Connects lengths that follow one another. */
export const LINKED = words(
  'another|then|more|plus|afterwards|danach|weitere|puis|ensuite|encore|autres|luego|despues|otros|otras|' +
    'mas|poi|altri|ancora|depois|mais|еще|потом|daha|nog|jeszcze',
)
/** "Another 15", "15 more", "mais 45". */
export const MORE = new RegExp(
  String.raw` (?:another|more|plus|mais|otros|otras|mas|altri|ancora|autres|encore|weitere|noch|danach|еще|потом|` +
    String.raw`daha|nog|jeszcze) (\d{1,3}) | (\d{1,3}) (?:more|weitere|mas|mais|altri|autres|otros|daha) `,
  'u',
)
