const LABELS: Readonly<Record<string, string>> = {
  q: 'Search',
  aadhaarFile: 'Aadhaar card',
  drivingLicenseFile: 'Driving licence',
  aadhaarBackFile: 'Back of the Aadhaar card',
  drivingLicenseBackFile: 'Back of the driving licence',
  pucExpiresOn: 'PUC expires on',
};

/** A field's name as people read it: `carModel` becomes `Car model`. */
export function fieldLabel(field: string): string {
  const words = field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return LABELS[field] ?? words.charAt(0).toUpperCase() + words.slice(1);
}
