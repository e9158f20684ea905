/** A seal to sign with (签名印章), applied for by calls: of a person by themselves, of a company by its administrator. */
import { loginById, visitor } from '@ljonething/server/testing/TestCaller'

/** `name` is of a person or of a company of the sandbox. */
export const grantSeal = async (origin: string, name: string): Promise<void> => {
  const people = await visitor(origin).call((client) => client.sandbox.people())
  const own = people.filter((person) => person.name === name && person.companyName === undefined).slice(0, 1)
  const ofCompany = people.filter(({ companyName }) => companyName === name)
  for (const { id, companyName } of [...own, ...ofCompany]) {
    const caller = await loginById(origin, id)
    const kind = companyName === undefined ? 'person' : 'company'
    // Its clerks are refused.
    await caller.call((client) => client.sandboxSeals.applySeal({ payload: { kind } })).catch(() => undefined)
  }
}
