import { reads, useSite } from '../../support/browser/site';

describe('/contact', () => {
  const site = useSite();

  it('shows location, phones, e-mails and working hours', async () => {
    const { main } = await site.open('/contact');
    for (const name of ['Location', 'Phones', 'E-mails', 'Working hours']) {
      await main.getByRole('heading', { name }).waitFor();
    }
    await reads(main, '12 Fergusson College Road, Shivajinagar, Pune 411005');
    await reads(main, 'Monday to Saturday 10 AM to 6 PM');
    const links = main.getByRole('link');
    await links.filter({ hasText: '90000 00001' }).waitFor();
    const targets = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    expect(targets).toEqual(
      expect.arrayContaining(['tel:+919000000001', 'tel:+919000000002', 'mailto:hello@example.com']),
    );
  });

  it('loads the map from another server only on request', async () => {
    const { page, main } = await site.open('/contact');
    const strangers: string[] = [];
    page.on('request', (sent) => {
      if (!sent.url().startsWith(site.network.url)) strangers.push(sent.url());
    });
    const show = main.getByRole('button', { name: 'Show the map' });
    await show.waitFor();
    expect(strangers).toEqual([]);
    await page.context().setOffline(true);
    await show.click();
    const map = main.getByTitle('Map of Pune City Cars');
    await map.waitFor();
    expect(await map.getAttribute('src')).toMatch(
      /^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?.*marker=18\.5246,73\.8415$/,
    );
  });
});
