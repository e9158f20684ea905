/** The domain of an e-mail address in small letters. */
export const lowerDomain = (address: string): string => address.replace(/@[^@]*$/, (domain) => domain.toLowerCase())

/** Scheme and host of a web address in small letters. */
export const lowerHost = (address: string): string => address.replace(/^[^]+?:\/\/[^/?#]*/, (head) => head.toLowerCase())
