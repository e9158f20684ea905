/**
 * How often one may call what is dear or worth guessing at (调用频率限制): each person and each address, by what the call is for. Calls that are not
 * named here are limited by the number at work alone. An address may be that of a whole hall or village, so it may call much more than a person.
 * What one may ask of a register about strangers is limited apart, by session and day.
 */
import { callNames } from '@ljonething/api/oneThing/RegisterCallsApi'
import { Context } from 'effect'
import type { Rate } from './tokenBuckets.ts'
import { tokenBuckets } from './tokenBuckets.ts'

interface Limit {
  readonly calls: readonly string[]
  readonly person: Rate
  readonly address: Rate
}

export const callLimits: readonly Limit[] = [
  {
    calls: [
      'oneThingSession.getUserInfoByTicket',
      'gatewayTickets.switchTicket',
      'sandbox.login',
      'sandbox.ticketHolder',
      'oneThingPhone.open',
      'oneThingStatusCode.getQRCodeAndApplyNo',
      'oneThingPhoneStatus.look'
    ],
    person: { burst: 120, perMinute: 30 },
    address: { burst: 1_200, perMinute: 600 }
  },
  {
    calls: [
      'oneThingSeal.getSignature',
      'oneThingSeal.signatureByFileId',
      'oneThingSeal.invite',
      'oneThingSeal.openInvitation',
      'sandboxSeals.applySeal',
      'sandboxSeals.setSeal'
    ],
    person: { burst: 240, perMinute: 60 },
    address: { burst: 2_400, perMinute: 600 }
  },
  {
    calls: ['oneThingApplications.refreshApplyData'],
    person: { burst: 20, perMinute: 6 },
    address: { burst: 200, perMinute: 120 }
  },
  {
    calls: [
      'spaceRegisters.checkYb',
      'spaceRegisters.jsLinkage',
      'oneThingRegisters.remoteSearch',
      'oneThingRegisters.getVfcSelect',
      'oneThingRegisters.bankSearch',
      ...callNames.map((name) => `oneThingRegisterCalls.${name}`),
      'oneThingForms.queryListForOneThing',
      'oneThingReuse.reuseFileList',
      'oneThingReuse.reuseConfirm',
      'oneThingReuse.reuseFile',
      'spaceReuse.getFreeCertList',
      'oneThingSubmit.checkSubject'
    ],
    person: { burst: 300, perMinute: 120 },
    address: { burst: 3_000, perMinute: 1_200 }
  },
  {
    calls: [
      'oneThingMaterials.tisUpload',
      'oneThingMaterials.civilAffairsUpload',
      'oneThingPhone.upload',
      'oneThingResumable.begin',
      'oneThingMaterials.judge',
      'spaceMaterials.uploadToTis',
      'spaceMaterials.uploadFile',
      'spaceMaterials.judgeFile',
      'oneThingResumable.finish'
    ],
    person: { burst: 400, perMinute: 60 },
    address: { burst: 4_000, perMinute: 1_200 }
  },
  {
    calls: ['oneThingBatchRetire.retireStaffQuery', 'oneThingBatchRetire.buildCode', 'oneThingBatchRetire.batchSubmitSx'],
    person: { burst: 60, perMinute: 30 },
    address: { burst: 600, perMinute: 300 }
  },
  {
    calls: [
      'oneThingPrinting.newGlovePrinting',
      'oneThingPrinting.setBeatFile',
      'oneThingPrinting.wordStrengthen',
      'spacePrinting.formPrint',
      'spacePrinting.generateWord',
      'oneThingApplications.downloadReceipt',
      'oneThingResults.downloadMaterial',
      'oneThingResults.getCertificatePngByFile',
      'oneThingBatchRetire.retireBatchExport',
      'oneThingBatchRetire.retireBatchMaterialDownload'
    ],
    person: { burst: 60, perMinute: 20 },
    address: { burst: 600, perMinute: 300 }
  }
]

/** Seconds to wait before a call; 0 when it may be made, and is counted. */
export type CallCounter = (person: string | undefined, address: string, now: number) => number

/** The limits of a service; a test that calls more often than anybody may lifts them. */
export const CallLimits = Context.Reference<readonly Limit[]>('@ljonething/server/platform/CallLimits', { defaultValue: () => callLimits })

/** The counter of each limited call; those of one limit count together. */
export const callCounters = (limits: readonly Limit[]): ReadonlyMap<string, CallCounter> =>
  new Map(
    limits.flatMap(({ calls, person, address }) => {
      const [persons, addresses] = [tokenBuckets(person), tokenBuckets(address)]
      const count: CallCounter = (of, from, now) => {
        const ofPerson = of === undefined ? 0 : persons.take(of, now)
        return ofPerson > 0 ? ofPerson : addresses.take(from, now)
      }
      return calls.map((call) => [call, count] as const)
    })
  )
