/**
 * Calls that need a login and stand in no table of `audiences.test.ts` (其余须登录的调用): by the test that asks them as somebody else, from `src`,
 * or by why there is nobody else's to find. `oneThingRegisterCalls.*` are made of the table of registers, and so are their tests.
 */
export const askedElsewhere: Readonly<Record<string, readonly string[]>> = {
  'companyAudiences.test.ts': [
    'oneThingAppraisal.newCheckIsPjByNoAndStatus',
    'oneThingAppraisal.verifyParam',
    'oneThingBatchRetire.batchSubmitSx',
    'oneThingBatchRetire.buildCode',
    'oneThingBatchRetire.retireBatchExport',
    'oneThingBatchRetire.retireBatchMaterialDownload',
    'oneThingBatchRetire.retireBatchQuery',
    'oneThingBatchRetire.retireHandlingInfoQuery',
    'oneThingBatchRetire.retireStaffQuery',
    'oneThingCorrections.handIn',
    'oneThingCorrections.print',
    'oneThingCorrections.read',
    'oneThingCorrections.stage',
    'oneThingResults.getCertificatePngByFile'
  ],
  'applications/urges.test.ts': ['oneThingApplications.urgeCase'],
  'bookings/bookings.test.ts': [
    'oneThingBookings.calendar',
    'oneThingBookings.cancel',
    'oneThingBookings.change',
    'oneThingBookings.confirm',
    'oneThingBookings.hold',
    'oneThingBookings.mine',
    'oneThingBookings.release'
  ],
  'corrections/signedAgain.test.ts': ['oneThingCorrections.signing'],
  'drafts/draftFaces.test.ts': ['spaceDrafts.saveThingInfo', 'spaceDrafts.deleteThingInfo'],
  'drafts/drafts.test.ts': ['oneThingDrafts.saveThingInfo'],
  'faces/faces.test.ts': ['oneThingFaces.isAsked', 'mobileFaces.selectFaceRecognitionResult'],
  'materials/resumable.test.ts': [
    'oneThingResumable.append',
    'oneThingResumable.begin',
    'oneThingResumable.drop',
    'oneThingResumable.finish',
    'oneThingResumable.state'
  ],
  'materials/spaceMaterials.test.ts': ['spaceMaterials.deleteFileFromTis'],
  'phoneUploads/phoneUploads.test.ts': ['oneThingCapability.token', 'oneThingCapability.end'],
  'registers/registerCalls.test.ts': ['oneThingRegisterCalls.*'],
  'registers/registers.test.ts': ['spaceRegisters.jsLinkage'],
  'registers/strangers.test.ts': ['spaceRegisters.checkYb'],
  'reuse/reuse.test.ts': ['spaceReuse.getFreeCertList'],
  'seal/invitations.test.ts': [
    'oneThingSeal.invitations',
    'oneThingSeal.invite',
    'oneThingSeal.invitedFile',
    'oneThingSeal.invitedSigning',
    'oneThingSeal.openInvitation'
  ],
  'seal/getSignature.test.ts': ['oneThingSeal.getSignature'],
  'seal/signing.test.ts': ['oneThingSeal.signatureByFileId', 'oneThingSeal.signing']
}

export const nobodyElses: Readonly<Record<string, readonly string[]>> = {
  'is about whoever is logged in, and takes nothing that names another': [
    'gatewayTickets.switchTicket',
    'oneThingForms.queryListForOneThing',
    'oneThingSession.getUserInfo',
    'sandboxSeals.applySeal',
    'sandboxSeals.seals',
    'sandboxSeals.setSeal'
  ],
  'says the same to everybody': ['oneThingResults.sealAuthorities', 'spaceScenes.scenes'],
  'makes something of the caller’s own of what is sent, or says how it looks': [
    'oneThingFaces.begin',
    'oneThingMaterials.civilAffairsUpload',
    'oneThingMaterials.judge',
    'oneThingMaterials.tisUpload',
    'oneThingPrinting.newGlovePrinting',
    'oneThingPrinting.setBeatFile',
    'oneThingPrinting.wordStrengthen',
    'oneThingSubmit.checkSubject',
    'oneThingSubmit.submitSx',
    'spaceMaterials.judgeFile',
    'spaceMaterials.uploadFile',
    'spaceMaterials.uploadToTis',
    'spacePrinting.formPrint',
    'spacePrinting.generateWord',
    'spaceSubmit.submitSx'
  ]
}
