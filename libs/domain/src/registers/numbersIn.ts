const citizenIds = /\d{17}[\dX]/g

/** The numbers of people (公民身份号码) that a value holds, of a table those of its rows; a value without any is taken as it stands. */
export const numbersIn = (value: string): readonly string[] => value.toUpperCase().match(citizenIds) ?? [value.toUpperCase()]
