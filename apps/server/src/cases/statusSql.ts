/**
 * Case statuses in SQL (办件状态清单), from the rows of the status table. Written out, not as parameters: only so does PostgreSQL see
 * that the partial index of open cases fits.
 */
import { awaitsCorrection, caseStatusCodes, isFinal } from '@ljonething/domain/cases/caseStatus'

/** Something still leads on: a department or the applicant's correction. */
export const isOpenSql = `NOT IN (${caseStatusCodes.filter(isFinal).join(', ')})`

/** The department has to move it. */
export const isWithDepartmentSql = `NOT IN (${caseStatusCodes.filter((status) => isFinal(status) || awaitsCorrection(status)).join(', ')})`
