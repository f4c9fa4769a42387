const LABELS: Readonly<Record<string, string>> = {
  q: 'Search',
  aadhaarFile: 'Aadhaar card',
  drivingLicenseFile: 'Driving licence',
  aadhaarBackFile: 'Back of the Aadhaar card',
  identityFile: 'Identity document',
  identityBackFile: 'Back of the identity document',
  drivingLicenseBackFile: 'Back of the driving licence',
  batteryKwh: 'Battery kWh',
  pucExpiresOn: 'PUC expires on',
};

/** The label of a field in a message: `Car model` for `carModel`. */
export function fieldLabel(field: string): string {
  const words = field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return LABELS[field] ?? words.charAt(0).toUpperCase() + words.slice(1);
}
